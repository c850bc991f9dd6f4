import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'

/** The facts that decide whether goods on a shelf may be sent to another warehouse. */
export type Movable = {
  readonly stage: ItemStage
  readonly warehouseId: string
  readonly moving: boolean
  /** On hold (`StockStop`). What is looked for may be sent: it has been found. */
  readonly held: boolean
  readonly refundOpen: boolean
  readonly photosWaiting: boolean
}

/**
 * Null when goods may be sent to another warehouse, else why not. Goods that may be returned to their seller
 * stay where they are.
 */
export function whyNotSend(stock: Movable, toWarehouseId: string): Reason | null {
  if (stock.moving) return 'being_moved'
  if (stock.held) return 'goods_on_hold'
  if (stock.stage === 'in_parcel') return 'already_in_a_package'
  if (stock.stage !== 'in_stock') return 'not_in_warehouse'
  if (stock.refundOpen) return 'refund_open'
  if (stock.photosWaiting) return 'photos_waiting'
  return stock.warehouseId === toWarehouseId ? 'same_warehouse' : null
}
