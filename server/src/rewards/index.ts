import type { Feature } from '../platform/feature.ts'
import { createCouponOfferAction } from './create-coupon-offer.ts'
import { giveCouponAction } from './give-coupon.ts'
import { listCouponOffersAction } from './list-coupon-offers.ts'
import { listCouponsForStaffAction } from './list-coupons-for-staff.ts'
import { stopCouponOfferAction } from './stop-coupon-offer.ts'
import { earnPointsJob } from './earn-points.job.ts'
import { exchangePointsAction } from './exchange-points.ts'
import { expirePointsJob } from './expire-points.job.ts'
import { listCouponsAction } from './list-coupons.ts'
import { listPointCouponsAction } from './list-point-coupons.ts'
import { listPointsAction } from './list-points.ts'
import { cancelPlanAction } from './cancel-plan.ts'
import { joinPlanAction } from './join-plan.ts'
import { keepPlanAction } from './keep-plan.ts'
import { listPlansAction } from './list-plans.ts'
import { createPlanAction } from './create-plan.ts'
import { listPlansForStaffAction } from './list-plans-for-staff.ts'
import { stopPlanAction } from './stop-plan.ts'
import { redeemCouponAction } from './redeem-coupon.ts'
import { renewPlansJob } from './renew-plans.job.ts'
import { reversePointsJob } from './reverse-points.job.ts'
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
  jobs: [welcomeCouponsJob, earnPointsJob, reversePointsJob, expirePointsJob, renewPlansJob],
}
