import type { Feature } from '../platform/feature.ts'
import {
  createCouponOfferAction,
  giveCouponAction,
  listCouponOffersAction,
  listCouponsForStaffAction,
  stopCouponOfferAction,
} from './coupon-offers-for-staff.ts'
import { listCouponsAction } from './list-coupons.ts'
import { redeemCouponAction } from './redeem-coupon.ts'
import { welcomeCouponsJob } from './welcome-coupons.job.ts'

export const rewards: Feature = {
  actions: [
    // The shopper's
    listCouponsAction,
    redeemCouponAction,
    // The staff's
    listCouponOffersAction,
    createCouponOfferAction,
    stopCouponOfferAction,
    giveCouponAction,
    listCouponsForStaffAction,
  ],
  jobs: [welcomeCouponsJob],
}
