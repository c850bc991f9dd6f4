export { ruleOfTerms } from './coupon-card.ts'
export { type CouponsOfBill, offerCoupons } from './offer-coupons.ts'
export { giveBackCoupon, ruleOfCouponOn, takeCoupon, updateCouponDiscount, useCoupon } from './use-coupon.ts'
export { findRewardFaults } from './sql-points.ts'
