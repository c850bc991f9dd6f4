import type { Reason } from '../refusals.ts'
import type { StaffRole } from '../states/table.ts'
import { shanghaiDay } from '../time/days.ts'
import type { ItemStage } from '../states/item-stages.ts'

/** A seller's order as it was recorded. */
export type RecordedPurchase = { boughtBy: string; boughtAt: Date }

/**
 * Why a member of staff may not undo the record of a seller's order: only its author or an admin may, until
 * the end of the day in Asia/Shanghai.
 */
export function whyNotTakeBackPurchase(
  { boughtBy, boughtAt }: RecordedPurchase,
  me: { id: string; roles: readonly StaffRole[] },
  now: Date,
): Reason | null {
  if (boughtBy !== me.id && !me.roles.includes('admin')) return 'purchase_of_colleague'
  return shanghaiDay(boughtAt) === shanghaiDay(now) ? null : 'purchase_not_of_today'
}

/**
 * Null when the order's items allow undoing it, else why not: one was sent, has arrived or was refunded, or
 * has an open refund request.
 */
export function whyNotUnbuy(items: readonly { stage: ItemStage; refundOpen: boolean }[]): Reason | null {
  if (items.length === 0 || items.some(({ stage }) => stage !== 'purchased')) return 'purchase_moved_on'
  return items.some(({ refundOpen }) => refundOpen) ? 'refund_open' : null
}
