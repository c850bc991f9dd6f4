import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'

/**
 * The state of goods for which more shots are requested: from an order, or bought elsewhere and sent to our
 * warehouse.
 */
export type Photographable = {
  readonly stage: ItemStage
  readonly refundOpen: boolean
  /** On its way to another warehouse. */
  readonly moving: boolean
  /** Missed by a count or in a return, and nobody has decided yet (`StockStop`). */
  readonly missing: boolean
}

/**
 * Null when more shots can be ordered, else why not. Goods that are paid and on their way are photographed at
 * inspection; goods on the shelf are taken out again. Goods that are in a package, being moved, looked for or
 * refunded, or owe storage cannot be photographed.
 */
export function whyNotAskForPhotos({ stage, refundOpen, moving, missing }: Photographable): Reason | null {
  if (isBeforeInspection(stage)) return null
  if (stage === 'in_parcel') return 'already_in_a_package'
  if (stage === 'shipped_abroad') return 'already_shipped'
  if (stage === 'storage_expired') return 'storage_due'
  if (stage !== 'in_stock') return 'transition_not_allowed'
  if (moving) return 'being_moved'
  if (missing) return 'being_looked_for'
  return refundOpen ? 'refund_open' : null
}

/** Whether an item is paid but has not arrived, so that its shots are taken at inspection. */
export const isBeforeInspection = (stage: ItemStage): boolean => BEFORE_INSPECTION.includes(stage)

const BEFORE_INSPECTION: readonly ItemStage[] = [
  'in_review',
  'to_purchase',
  'awaiting_customer',
  'supplement_due',
  'purchased',
  'seller_shipped',
]

/** How many more shots of goods on the shelf may be ordered: those taken and those ordered both count. */
export const shotsLeft = (limit: number, shots: { taken: number; waitedFor: number }): number =>
  Math.max(0, limit - shots.taken - shots.waitedFor)
