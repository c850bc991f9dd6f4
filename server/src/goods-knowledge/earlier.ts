/** The price of a piece in a month, and the number of pieces bought. */
export type MonthPrice = { month: string; price_fen: number; pieces: number }

/** What is known about a product from the time before this shop kept records. */
export type Earlier = {
  arrived: number
  problems: Record<string, number>
  /** Days from purchase to dock, for each piece for which they are known. */
  days: number[]
  prices: MonthPrice[]
}
