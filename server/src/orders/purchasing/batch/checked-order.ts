import type { BatchItem, BatchOrder } from './sql.ts'

/** An order at a seller as the lines of a list make it. */
export type CheckedOrder = BatchOrder & {
  platform: string
  sellerName: string
  items: readonly CheckedItem[]
}

export type CheckedItem = BatchItem & { row: number; shopperId: string }
