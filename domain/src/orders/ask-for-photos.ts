import type { Reason } from '../refusals.ts'
import type { ItemStage } from './stages.ts'

/** Where something is that more shots are asked for: of an order, or bought elsewhere and sent to our warehouse. */
export type Photographable = {
  readonly stage: ItemStage
  readonly refundOpen: boolean
  /** On its way to another warehouse. */
  readonly moving: boolean
}

/**
 * Why no more shots can be asked for. What is paid and on its way is photographed at inspection; what lies on its shelf is taken out again.
 * What is in a package, about to be given back, or owes its storage stays where it is.
 */
export function whyNotAskForPhotos({ stage, refundOpen, moving }: Photographable): Reason | null {
  if (isBeforeInspection(stage)) return null
  if (stage === 'in_parcel') return 'already_in_a_package'
  if (stage === 'shipped_abroad') return 'already_shipped'
  if (stage === 'storage_expired') return 'storage_due'
  if (stage !== 'in_stock') return 'transition_not_allowed'
  if (moving) return 'being_moved'
  return refundOpen ? 'refund_open' : null
}

/** Whether an item is paid and not here yet: its shots are taken at inspection. */
export const isBeforeInspection = (stage: ItemStage): boolean => BEFORE_INSPECTION.includes(stage)

const BEFORE_INSPECTION: readonly ItemStage[] = [
  'in_review',
  'to_purchase',
  'awaiting_customer',
  'supplement_due',
  'purchased',
  'seller_shipped',
]

/** How many shots may still be ordered of something on its shelf: those that were taken and those that are waited for count. */
export const shotsLeft = (limit: number, shots: { taken: number; waitedFor: number }): number =>
  Math.max(0, limit - shots.taken - shots.waitedFor)
