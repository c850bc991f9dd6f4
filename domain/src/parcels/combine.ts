import type { ItemStage } from '../states/item-stages.ts'
import type { Reason } from '../refusals.ts'
import { type StockStop, STOP_REASONS } from '../warehouse/stock-stop.ts'

/** A stock item that a shopper wants to send. */
export type Combinable = {
  readonly stage: ItemStage
  readonly warehouseId: string
  readonly refundOpen: boolean
  /** On its way to another warehouse. */
  readonly moving?: boolean
  readonly stop?: StockStop | null
  /** Taken out for detail photos that were ordered. */
  readonly photosWaiting?: boolean
  /** Somebody else could be its owner, and staff have not decided yet. */
  readonly disputed?: boolean
}

/** Null when these items may be sent in one package, else why not. */
export function whyNotCombine(items: readonly Combinable[]): Reason | null {
  if (items.length === 0) return 'no_product_selected'
  if (items.some((item) => item.stage === 'in_parcel')) return 'already_in_a_package'
  if (items.some((item) => item.stage !== 'in_stock')) return 'not_in_warehouse'
  if (items.some((item) => item.moving)) return 'being_moved'
  const stop = items.find((item) => item.stop)?.stop
  if (stop) return STOP_REASONS[stop]
  if (items.some((item) => item.refundOpen)) return 'refund_open'
  if (items.some((item) => item.disputed)) return 'ownership_in_doubt'
  if (items.some((item) => item.photosWaiting)) return 'photos_waiting'
  return new Set(items.map((item) => item.warehouseId)).size > 1 ? 'different_warehouses' : null
}
