import type { Fen } from '../money/fen.ts'
import { type CouponBill, type CouponRule, couponDiscount } from './coupon.ts'

/**
 * What a coupon pays no longer, in fen, after a part of its order has left.
 *
 * It was agreed for the whole order. A part that leaves by our doing or the seller's is not held against the shopper: the rest keeps its share,
 * whatever the minimum says. A part that leaves by the shopper's own choice is: the rest is measured by the rule as if it had been ordered alone, and
 * never gets more than its share. What is lost by that is taken from what goes back, and never more than goes back, so that leaving something out
 * costs nothing beyond it. `goesBackFen` is null where nothing is paid yet: then the rest simply costs more.
 *
 * The same for pieces of an item, and for a refund of what was bought. A price that turns out lower is no one's choice: our fee stays as it
 * was agreed, and so does what the coupon pays of it.
 */
export function couponLost(
  rule: CouponRule,
  rest: { bill: CouponBill; shareFen: Fen },
  { isChoice, goesBackFen }: { isChoice: boolean; goesBackFen: Fen | null },
): Fen {
  if (!isChoice) return 0
  const lostFen = rest.shareFen - Math.min(rest.shareFen, couponDiscount(rule, rest.bill))
  return goesBackFen === null ? lostFen : Math.min(lostFen, goesBackFen)
}
