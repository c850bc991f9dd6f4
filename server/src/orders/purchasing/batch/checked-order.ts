import type { BatchItem, BatchOrder, WaitingItem } from './sql.ts'

/** A seller's order assembled from the lines of a list. */
export type CheckedOrder = Omit<BatchOrder, 'items'> & {
  platform: string
  sellerName: string
  items: readonly CheckedItem[]
}

export type CheckedItem = BatchItem & { row: number; item: WaitingItem }
