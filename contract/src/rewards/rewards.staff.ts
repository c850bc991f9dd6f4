import { COUPON_PURPOSES, COUPON_SOURCES, COUPON_STATES } from '@longhaul/domain/rewards/coupon.ts'
import {
  COUPON_MAX_FEN,
  COUPON_MINIMUM_MAX_FEN,
  PHOTO_PRICE_MAX_FEN,
  PLAN_PRICE_MAX_FEN,
} from '@longhaul/domain/limits/money-limits.ts'
import { Type } from 'typebox'
import {
  ById,
  Fen,
  filled,
  Id,
  inLanguages,
  Moment,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { couponTerms, planTerms } from './rewards.ts'
import { route } from '../route.ts'
import { Payee } from '../funds/withdrawals.staff.ts'

const readers = { staff: ['support', 'finance'] } as const
const finance = { staff: ['finance'] } as const

export const CouponOffer = Type.Object({
  id: Id,
  ...inLanguages('name', Type.String()),
  ...couponTerms,
  valid_days: Type.Integer(),
  ends_at: nullable(Moment),
  code: nullable(Type.String()),
  on_register: Type.Boolean(),
  points_price: nullable(Type.Integer()),
  total_limit: nullable(Type.Integer()),
  per_shopper: Type.Integer(),
  created_at: Moment,
  stopped_at: nullable(Moment),
  /** The numbers of coupons given and used, and the total discount of the used ones. */
  given_count: Type.Integer(),
  used_count: Type.Integer(),
  discount_fen: Fen,
})

export const listCouponOffers = route('GET /staff/coupon_offers', {
  who: readers,
  summary: 'List coupons as issued by staff, newest first, with how many were given and used',
  query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(['open', 'stopped'])) }),
  shows: ['rewards'],
  reply: pageOf(CouponOffer),
})

const couponFen = Type.Integer({ minimum: 1, maximum: COUPON_MAX_FEN })

export const createCouponOffer = route('POST /staff/coupon_offers', {
  who: finance,
  summary:
    'Create a coupon. It cannot be changed afterwards, only stopped: coupons already given keep their rule.',
  body: Type.Object({
    ...inLanguages('name', filled(60)),
    purpose: oneOf(COUPON_PURPOSES),
    /** An amount, or a share in per mille with a cap: one of the two. */
    amount_fen: nullable(couponFen),
    per_mille: nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
    cap_fen: nullable(couponFen),
    minimum_fen: Type.Integer({ minimum: 0, maximum: COUPON_MINIMUM_MAX_FEN }),
    valid_days: Type.Integer({ minimum: 1, maximum: 1095 }),
    ends_at: nullable(Moment),
    code: nullable(filled(40)),
    on_register: Type.Boolean(),
    points_price: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    total_limit: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    per_shopper: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  changes: ['rewards'],
  reply: CouponOffer,
  refusals: ['invalid_input', 'transition_not_allowed'],
  once: true,
})

export const stopCouponOffer = route('POST /staff/coupon_offers/{id}/stop', {
  who: finance,
  summary: 'Stop giving out a coupon. Coupons that shoppers already have stay valid.',
  params: ById,
  body: Type.Object({ reason: text(300) }),
  changes: ['rewards'],
  reply: CouponOffer,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const giveCoupon = route('POST /staff/coupon_offers/{id}/give', {
  who: readers,
  summary:
    'Give a coupon to a shopper, named by e-mail address or shopper code, with a note that the shopper sees',
  params: ById,
  body: Type.Object({ shopper: filled(254), note: text(300) }),
  changes: ['rewards', 'messages'],
  reply: Type.Object({ id: Id, valid_until: Moment, shopper: Payee }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const listCouponsForStaff = route('GET /staff/coupon_offers/{id}/coupons', {
  who: readers,
  summary: 'List who has a coupon, and what it was used on, newest first',
  params: ById,
  query: Type.Object(pageQuery),
  shows: ['rewards'],
  reply: pageOf(
    Type.Object({
      id: Id,
      shopper: Payee,
      source: oneOf(COUPON_SOURCES),
      note: Type.String(),
      state: oneOf(COUPON_STATES),
      created_at: Moment,
      valid_until: Moment,
      used_on: nullable(Type.String()),
      used_at: nullable(Moment),
      discount_fen: Fen,
    }),
  ),
  refusals: ['not_found'],
})

export const StaffPlan = Type.Object({
  id: Id,
  ...inLanguages('name', Type.String()),
  price_fen: Fen,
  ...planTerms,
  created_at: Moment,
  stopped_at: nullable(Moment),
  member_count: Type.Integer(),
})

export const listPlansForStaff = route('GET /staff/plans', {
  who: readers,
  summary: 'List the paid plans, cheapest first, with the number of shoppers on each',
  shows: ['rewards'],
  reply: Type.Object({ items: Type.Array(StaffPlan) }),
})

export const createPlan = route('POST /staff/plans', {
  who: finance,
  summary: 'Create a plan. It cannot be changed afterwards, only stopped.',
  body: Type.Object({
    ...inLanguages('name', filled(40)),
    price_fen: Type.Integer({ minimum: 1, maximum: PLAN_PRICE_MAX_FEN }),
    free_storage_days: nullable(Type.Integer({ minimum: 1, maximum: 365 })),
    photo_price_fen: nullable(Type.Integer({ minimum: 0, maximum: PHOTO_PRICE_MAX_FEN })),
    service_per_mille: nullable(Type.Integer({ minimum: 0, maximum: 300 })),
    review_hours: nullable(Type.Integer({ minimum: 1, maximum: 72 })),
  }),
  changes: ['rewards'],
  reply: StaffPlan,
  refusals: ['invalid_input', 'transition_not_allowed'],
  once: true,
})

export const stopPlan = route('POST /staff/plans/{id}/stop', {
  who: finance,
  summary: 'Stop offering a plan. Shoppers on it keep it to the end of the paid month.',
  params: ById,
  body: Type.Object({ reason: text(300) }),
  changes: ['rewards'],
  reply: StaffPlan,
  refusals: ['not_found', 'transition_not_allowed'],
})
