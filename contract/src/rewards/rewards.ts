import {
  COUPON_OFFER_REFUSALS,
  COUPON_PURPOSES,
  COUPON_REFUSALS,
  COUPON_SOURCES,
  COUPON_STATES,
} from '@longhaul/domain/rewards/coupon.ts'
import { PLAN_PRICE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { PLAN_STARTS } from '@longhaul/domain/rewards/plans.ts'
import { Type } from 'typebox'
import { Fen, Id, Moment, SignedFen, filled, nullable, oneOf, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'

/** The terms of a coupon, its discount and minimum: everything a shopper has to know before using it. */
export const couponTerms = {
  purpose: oneOf(COUPON_PURPOSES),
  amount_fen: nullable(Fen),
  per_mille: nullable(Type.Integer()),
  cap_fen: nullable(Fen),
  minimum_fen: Fen,
}

export const Coupon = Type.Object({
  id: Id,
  name: Type.String(),
  ...couponTerms,
  source: oneOf(COUPON_SOURCES),
  note: Type.String(),
  state: oneOf(COUPON_STATES),
  created_at: Moment,
  valid_until: Moment,
  /** What it was used on, and the discount there. */
  used: nullable(
    Type.Object({
      kind: oneOf(['order', 'parcel']),
      id: Id,
      number: Type.String(),
      at: Moment,
      discount_fen: Fen,
    }),
  ),
})

/** A coupon for a bill: its discount, or why it cannot be used. */
export const CouponChoice = Type.Object({
  id: Id,
  name: Type.String(),
  ...couponTerms,
  valid_until: Moment,
  discount_fen: Fen,
  /** The reason, a key of the catalogue of refusals; null if it may be used. */
  refusal: nullable(oneOf(COUPON_REFUSALS)),
})

export const listCoupons = route('GET /coupons', {
  who: 'shopper',
  summary: "List the shopper's coupons, newest first, with tab counts",
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(COUPON_STATES)) }),
  shows: ['rewards'],
  reply: Type.Object({
    ...pageOf(Coupon).properties,
    counts: Type.Object({ usable: Type.Integer(), used: Type.Integer(), expired: Type.Integer() }),
  }),
})

export const redeemCoupon = route('POST /coupons/redeem', {
  who: 'shopper',
  summary: 'Redeem a coupon code',
  body: Type.Object({ code: filled(40) }),
  changes: ['rewards', 'messages'],
  reply: Coupon,
  refusals: ['invalid_input', 'transition_not_allowed'],
  // Codes are short, so guessing must be limited.
  perMinute: 10,
})

export const PointEntry = Type.Object({
  id: Id,
  cause: oneOf(['receipt', 'exchanged', 'expired', 'given_back']),
  /** Positive: earned. */
  points: Type.Integer(),
  balance_after: Type.Integer(),
  /** The received package that earned the points, or the coupon that they bought. */
  parcel: nullable(Type.Object({ id: Id, number: Type.String() })),
  coupon_name: nullable(Type.String()),
  created_at: Moment,
})

export const listPoints = route('GET /points', {
  who: 'shopper',
  summary:
    "Get the shopper's points: the balance, those expiring next, and every change with its cause, newest first",
  query: Type.Object(pageQuery),
  shows: ['rewards'],
  reply: Type.Object({
    ...pageOf(PointEntry).properties,
    balance: Type.Integer(),
    next_expiry: nullable(Type.Object({ points: Type.Integer(), at: Moment })),
    per_100_yuan: Type.Integer(),
    valid_days: Type.Integer(),
  }),
})

export const listPointCoupons = route('GET /points/coupons', {
  who: 'shopper',
  summary:
    'List the coupons that can be bought with points, cheapest first, each with the reason if it is not available now',
  shows: ['rewards'],
  reply: Type.Object({
    balance: Type.Integer(),
    items: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        ...couponTerms,
        valid_days: Type.Integer(),
        points_price: Type.Integer(),
        refusal: nullable(oneOf(COUPON_OFFER_REFUSALS)),
      }),
    ),
  }),
})

export const exchangePoints = route('POST /points/exchange', {
  who: 'shopper',
  summary: 'Exchange points for a coupon. Points that expire first are spent first.',
  body: Type.Object({ coupon_offer_id: Id }),
  changes: ['rewards', 'messages'],
  reply: Coupon,
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
  once: true,
})

/** The terms that a plan improves; null for the others. */
export const planTerms = {
  free_storage_days: nullable(Type.Integer()),
  photo_price_fen: nullable(Fen),
  service_per_mille: nullable(Type.Integer()),
  review_hours: nullable(Type.Integer()),
}

export const Plan = Type.Object({
  id: Id,
  name: Type.String(),
  price_fen: Fen,
  ...planTerms,
  /** When it begins if chosen: a more expensive plan immediately, any other at the end of the paid month. */
  starts: oneOf(PLAN_STARTS),
  /**
   * The cost of choosing it now: its price less the remaining value of the present plan; 0 if it begins
   * later.
   */
  change_fen: Fen,
})

export const Membership = Type.Object({
  plan_id: Id,
  plan_name: Type.String(),
  price_fen: Fen,
  started_at: Moment,
  paid_until: Moment,
  cancelled_at: nullable(Moment),
  /** The plan that replaces it when the month ends. */
  next: nullable(Type.Object({ plan_id: Id, plan_name: Type.String(), price_fen: Fen })),
  /** How much it has saved since it began. */
  saved_fen: Fen,
})

export const Plans = Type.Object({
  /** The terms without a plan. */
  free: Type.Object({
    free_storage_days: Type.Integer(),
    photo_price_fen: Fen,
    service_per_mille: Type.Integer(),
    review_hours: Type.Integer(),
  }),
  plans: Type.Array(Plan),
  membership: nullable(Membership),
  available_fen: Fen,
  charges: Type.Array(
    Type.Object({ plan_name: Type.String(), from_at: Moment, until_at: Moment, paid_fen: SignedFen }),
  ),
})

export const listPlans = route('GET /plans', {
  who: 'shopper',
  summary: "List the plans, the shopper's current plan, and what was paid for it",
  shows: ['funds', 'rewards'],
  reply: Plans,
})

export const joinPlan = route('POST /plans/{id}/join', {
  who: 'verified',
  summary:
    'Join a plan or change to it. A dearer plan starts immediately, paid from the balance for a month, less what is left of the current one; any other starts when the month ends. `expected_fen` is the amount that the shopper saw.',
  params: Type.Object({ id: Id }),
  body: Type.Object({ expected_fen: Type.Integer({ minimum: 0, maximum: PLAN_PRICE_MAX_FEN }) }),
  changes: ['funds', 'rewards'],
  reply: Plans,
  refusals: [
    'feature_closed',
    'not_found',
    'transition_not_allowed',
    'insufficient_balance',
    'out_of_date',
    'invalid_input',
  ],
  once: true,
  needsOpenShop: true,
})

export const cancelPlan = route('POST /plans/cancel', {
  who: 'shopper',
  summary: 'Cancel the plan; it runs to the end of the paid month',
  body: Type.Object({}),
  changes: ['funds', 'rewards'],
  reply: Plans,
  refusals: ['transition_not_allowed'],
})

export const keepPlan = route('POST /plans/keep', {
  who: 'shopper',
  summary:
    'Keep the current plan: undo its cancellation, or the change to another plan at the end of the month',
  body: Type.Object({}),
  changes: ['funds', 'rewards'],
  reply: Plans,
  refusals: ['transition_not_allowed'],
})
