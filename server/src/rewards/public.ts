export { ruleOfTerms } from './coupon-card.ts'
export { type CouponsOfBill, offerCoupons } from './offer-coupons.ts'
export {
  giveBackCoupon,
  ruleOfCouponOn,
  takeCoupon,
  updateCouponDiscount,
  spendCoupon,
} from './use-coupon.ts'
export { ownerOf } from './mailbox-hash.ts'
export { findRewardFaults } from './sql-points.ts'
export { type OwnTerms, correctPlanSavings, keepPlanSavings, readOwnTerms } from './own-terms.ts'
