import type { Reason } from '../refusals.ts'
import type { ItemStage } from '../states/item-stages.ts'

/** The facts that decide whether an order can be paid. */
export type UnpaidOrder = { paidAt: Date | null; payBy: Date; stages: readonly ItemStage[] }

/**
 * Why an order cannot be paid now: null while an item waits for payment and the deadline has not passed (the
 * last instant counts as in time).
 */
export function whyNotPay(order: UnpaidOrder, now: Date): Reason | null {
  if (order.paidAt) return 'already_paid'
  if (!order.stages.includes('pending_payment')) return 'transition_not_allowed'
  return now > order.payBy ? 'payment_window_closed' : null
}
