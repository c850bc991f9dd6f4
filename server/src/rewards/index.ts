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
import { applyAsCreatorAction } from './creators/apply-as-creator.ts'
import { bindCreatorJob } from './creators/bind-creator.job.ts'
import { countCreatorVisitAction } from './creators/count-creator-visit.ts'
import { decideCreatorShareAction } from './creators/decide-creator-share.ts'
import { earnSharesJob } from './creators/earn-shares.job.ts'
import { getOwnCreatorAction } from './creators/get-own-creator.ts'
import { listCreatorSharesAction } from './creators/list-creator-shares.ts'
import { listCreatorsAction } from './creators/list-creators.ts'
import { listOwnSharesAction } from './creators/list-own-shares.ts'
import { paySharesJob } from './creators/pay-shares.job.ts'
import { setCreatorRateAction } from './creators/set-creator-rate.ts'
import { takeBackShareJob } from './creators/take-back-share.job.ts'
import { takeCreatorStepAction } from './creators/take-creator-step.ts'

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
    getOwnCreatorAction,
    applyAsCreatorAction,
    listOwnSharesAction,
    countCreatorVisitAction,
    // The staff's
    listCouponOffersAction,
    createCouponOfferAction,
    stopCouponOfferAction,
    giveCouponAction,
    listCouponsForStaffAction,
    listPlansForStaffAction,
    createPlanAction,
    stopPlanAction,
    listCreatorsAction,
    takeCreatorStepAction,
    setCreatorRateAction,
    listCreatorSharesAction,
    decideCreatorShareAction,
  ],
  jobs: [
    welcomeCouponsJob,
    earnPointsJob,
    reversePointsJob,
    expirePointsJob,
    renewPlansJob,
    bindCreatorJob,
    earnSharesJob,
    takeBackShareJob,
    paySharesJob,
  ],
}
