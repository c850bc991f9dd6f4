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
import { cancelPlanAction, joinPlanAction, keepPlanAction, listPlansAction } from './own-plan.ts'
import { createPlanAction, listPlansForStaffAction, stopPlanAction } from './plans-for-staff.ts'
import { redeemCouponAction } from './redeem-coupon.ts'
import { renewPlansJob } from './renew-plans.job.ts'
import { takeBackPointsJob } from './take-back-points.job.ts'
import { welcomeCouponsJob } from './welcome-coupons.job.ts'

export const rewards: Feature = {
  actions: [
    // The shopper's
    listCouponsAction,
    redeemCouponAction,
    listPointsAction,
    listPointCouponsAction,
    exchangePointsAction,
    listPlansAction,
    joinPlanAction,
    cancelPlanAction,
    keepPlanAction,
    // The staff's
    listCouponOffersAction,
    createCouponOfferAction,
    stopCouponOfferAction,
    giveCouponAction,
    listCouponsForStaffAction,
    listPlansForStaffAction,
    createPlanAction,
    stopPlanAction,
  ],
  jobs: [welcomeCouponsJob, earnPointsJob, takeBackPointsJob, expirePointsJob, renewPlansJob],
}
