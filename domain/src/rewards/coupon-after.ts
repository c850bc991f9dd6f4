import type { Fen } from '../money/fen.ts'
import { type CouponBill, type CouponRule, couponDiscount } from './coupon.ts'

/**
 * The part of a coupon's discount that is lost, in fen, after a part of its order was removed.
 *
 * The coupon was agreed for the whole order. If we or the seller caused the removal, the shopper is not
 * penalised: the rest keeps its share of the discount, regardless of the minimum. If the shopper chose to
 * remove the part, the rule is applied to the rest as if it had been ordered alone, up to its share. The lost
 * discount is deducted from the refund and never exceeds it, so that removing something never costs extra.
 * `goesBackFen` is null if nothing has been paid yet: then the rest simply costs more.
 *
 * The same applies to pieces of an item, and to a refund of bought goods. A price that turns out lower is no
 * one's choice: our fee stays as agreed, and so does the coupon's share of it.
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
