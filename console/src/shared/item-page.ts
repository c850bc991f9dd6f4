import { to } from '../links.ts'
import { mayOpen } from './may-open.ts'
import type { Me } from './use-me.ts'

/** The stages of an item that nobody processes at a desk. */
export const NOT_AT_A_DESK: ReadonlySet<string> = new Set([
  'pending_payment',
  'cancelled',
  'refunded',
  'abandoned',
])

/**
 * The page where an item is processed: by its stage, and its order's number where it is found by that. The
 * order's record if nobody processes it, or if this member may not open the page.
 */
export function pageOfItem(id: string, stage: string, number: string, me?: Me): string {
  if (stage === 'in_review') return to.review(id)
  if (stage === 'to_purchase') return `${to.purchase()}?id=${id}`
  if (stage === 'awaiting_customer' || stage === 'supplement_due') return to.purchase('waiting')
  if (stage === 'purchased') return to.purchase('seller')
  if (stage === 'seller_shipped') return to.purchase('arriving')
  const shelf = to.stockOf(number)
  return NOT_AT_A_DESK.has(stage) || !mayOpen(me, shelf) ? to.orderOf(number) : shelf
}
