import type { Feature } from '../platform/feature.ts'
import {
  createCouponOfferAction,
  giveCouponAction,
  listCouponOffersAction,
  listCouponsForStaffAction,
  stopCouponOfferAction,
} from './coupon-offers-for-staff.ts'
import { earnPointsJob } from './earn-points.job.ts'
import { exchangePointsAction } from './exchange-points.ts'
import { expirePointsJob } from './expire-points.job.ts'
import { listCouponsAction } from './list-coupons.ts'
import { listPointCouponsAction, listPointsAction } from './list-points.ts'
import { redeemCouponAction } from './redeem-coupon.ts'
import { welcomeCouponsJob } from './welcome-coupons.job.ts'

export const rewards: Feature = {
  actions: [
    // The shopper's
    listCouponsAction,
    redeemCouponAction,
    listPointsAction,
    listPointCouponsAction,
    exchangePointsAction,
    // The staff's
    listCouponOffersAction,
    createCouponOfferAction,
    stopCouponOfferAction,
    giveCouponAction,
    listCouponsForStaffAction,
  ],
  jobs: [welcomeCouponsJob, earnPointsJob, expirePointsJob],
}
