import type { Reason } from '../refusals.ts'
import type { StaffRole } from '../states/table.ts'
import { dayNumber } from '../warehouse/storage.ts'
import type { ItemStage } from './stages.ts'

/** An order at a seller as it was recorded. */
export type RecordedPurchase = { boughtBy: string; boughtAt: Date }

/** Why a member of staff may not take back the record of an order at a seller: it is whose it is, or an admin's, until the day in Asia/Shanghai ends. */
export function whyNotTakeBackPurchase(
  { boughtBy, boughtAt }: RecordedPurchase,
  me: { id: string; roles: readonly StaffRole[] },
  now: Date,
): Reason | null {
  if (boughtBy !== me.id && !me.roles.includes('admin')) return 'purchase_of_colleague'
  return dayNumber(boughtAt) === dayNumber(now) ? null : 'purchase_not_of_today'
}

/** Why its items do not let it be taken back: one was sent, has arrived or was refunded, or its shopper asks for a refund. */
export function whyNotUnbuy(items: readonly { stage: ItemStage; refundOpen: boolean }[]): Reason | null {
  if (items.length === 0 || items.some(({ stage }) => stage !== 'purchased')) return 'purchase_moved_on'
  return items.some(({ refundOpen }) => refundOpen) ? 'refund_open' : null
}
