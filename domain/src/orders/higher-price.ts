import { type Fen, perMille } from '../money/fen.ts'
import { type CouponRule, couponDiscount } from '../rewards/coupon.ts'

/**
 * An order as its fee was agreed: what its items cost at the seller, our fee on that, what a coupon pays of
 * the fee, and what counts towards the coupon's minimum.
 */
export type AgreedOrder = { sellerFen: Fen; feeFen: Fen; discountFen: Fen; spendFen: Fen }

/** The terms by which an order was placed: the rate of our fee, and its coupon. */
export type FeeTerms = { serviceFeePerMille: number; coupon: CouponRule | null }

/** What a higher price adds to our fee: the part that the shopper pays, and the part that the coupon pays. */
export type FeeAdded = { serviceFen: Fen; discountFen: Fen }

/**
 * The fee added when an item costs `moreFen` more at the seller than agreed (docs/rules/orders.md): our fee
 * becomes what it would be had the order been placed at the higher price by the same terms, and so does the
 * coupon's part of it. So no way to a price costs less than ordering at it. A fee that is already higher,
 * because another price turned out lower, stays.
 */
export function feeOfHigherPrice(order: AgreedOrder, moreFen: Fen, terms: FeeTerms): FeeAdded {
  if (moreFen <= 0) return { serviceFen: 0, discountFen: 0 }
  const feeFen = Math.max(order.feeFen, perMille(order.sellerFen + moreFen, terms.serviceFeePerMille))
  const addedFen = feeFen - order.feeFen
  const bill = { purpose: 'service', feeFen, spendFen: order.spendFen + moreFen } as const
  const couponFen = terms.coupon ? couponDiscount(terms.coupon, bill) : 0
  const discountFen = Math.min(addedFen, Math.max(0, couponFen - order.discountFen))
  return { serviceFen: addedFen - discountFen, discountFen }
}
