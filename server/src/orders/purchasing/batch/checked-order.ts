import type { BatchItem, BatchOrder } from './sql.ts'

/** A seller's order assembled from the lines of a list. */
export type CheckedOrder = BatchOrder & {
  platform: string
  sellerName: string
  items: readonly CheckedItem[]
}

export type CheckedItem = BatchItem & { row: number; shopperId: string }
