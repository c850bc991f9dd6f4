/** What a piece cost in a month, and how many were bought. */
export type MonthPrice = { month: string; price_fen: number; pieces: number }

/** What is known of a product from before this shop kept records. */
export type Earlier = {
  arrived: number
  problems: Record<string, number>
  /** From purchase to dock, of each that is known. */
  days: number[]
  prices: MonthPrice[]
}
