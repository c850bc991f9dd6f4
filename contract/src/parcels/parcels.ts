import { INSURANCE_CAP_FEN } from '@longhaul/domain/claims/payout.ts'
import { TAX_MODES } from '@longhaul/domain/customs/import-rule.ts'
import { REVIEW_STAGES } from '@longhaul/domain/parcels/review-stages.ts'
import { PAY_WAYS } from '@longhaul/domain/parcels/pay-way.ts'
import { RETURN_CAUSES } from '@longhaul/domain/parcels/return-freight.ts'
import { PARCEL_STAGES, PARCEL_STATUSES } from '@longhaul/domain/states/parcel-stages.ts'
import { MILESTONES } from '@longhaul/domain/shipping/milestones.ts'
import { DECLARED_VALUE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { type Static, Type } from 'typebox'
import {
  ById,
  CountryCode,
  Fen,
  Id,
  Moment,
  Quote,
  ShownFen,
  countsOf,
  SignedFen,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { NextStep } from '../desk/next-step.ts'
import { Photo } from '../orders/orders.ts'
import { CouponChoice } from '../rewards/rewards.ts'
import { GoodsNames } from '../goods/names.ts'
import { Accuracy } from './accuracy.ts'
import { ParcelAsk } from './parcel-asks.ts'
import { route } from '../route.ts'
import { StockHold } from '../warehouse/stock-hold.ts'
import { DutyCard } from './duty.ts'
import { DutyCharged } from './duty-charged.ts'

const ids = Type.Array(Id, { minItems: 0, maxItems: 100 })

/** The insured amount of a package: at most the highest possible payout. */
const InsuredFen = Type.Integer({
  minimum: 0,
  maximum: INSURANCE_CAP_FEN,
  description: 'Insured value in fen, at most the highest possible payout and the value of the goods',
})

/** One row of a bill: freight, customs fee, operation fee, a service, insurance, late storage. */
export const FeeRow = Type.Object({ kind: Type.String(), name: Type.String(), fee_fen: SignedFen })

/** One shipping method for the chosen goods: its price with every row, or why it cannot carry them. */
export const LineQuote = Type.Object({
  line_id: Type.String(),
  name: Type.String(),
  option: oneOf(['express', 'direct', 'postal', 'ocean']),
  refusals: Type.Array(Type.String()),
  billed_grams: nullable(Type.Integer()),
  volumetric_grams: nullable(Type.Integer()),
  first_grams: Type.Integer(),
  step_grams: Type.Integer(),
  steps: nullable(Type.Integer()),
  grams_to_next_step: nullable(Type.Integer()),
  next_step_fen: nullable(Fen),
  fees: Type.Array(FeeRow),
  total_fen: nullable(Fen),
  min_days: Type.Integer(),
  max_days: Type.Integer(),
  observed_days: Type.String(),
  max_grams: Type.Integer(),
  /** Names of the kinds of goods that it does not carry. */
  cannot_carry: Type.Array(Type.String()),
  /** Who pays duty and tax: see `domain/src/customs/import-rule.ts`. */
  tax_mode: Type.Optional(oneOf(TAX_MODES)),
  /** What customs will charge on this line; null if it cannot carry the goods, or they have no value. */
  duty: Type.Optional(nullable(DutyCard)),
  /** The shopper's coupons on this line, the suggested one, and the one included in `fees`. */
  coupons: Type.Optional(Type.Array(CouponChoice)),
  suggested_coupon_id: Type.Optional(nullable(Id)),
  coupon_id: Type.Optional(nullable(Id)),
  /**
   * Signed, where an address was chosen: goods, address, line and total, for this account, for 15 minutes.
   */
  quote: Type.Optional(Quote),
})

/** A way to pay for a package: what choosing it costs, and what is put on hold immediately. */
export const PayWayOffer = Type.Object({ id: oneOf(PAY_WAYS), fee_fen: Fen, deposit_fen: Fen })

export const ExtraService = Type.Object({
  id: Type.String(),
  name: Type.String(),
  note: Type.String(),
  price_fen: Fen,
  /** The price per item, if it is charged per item. */
  each_fen: Type.Optional(Fen),
})

export const previewParcel = route('POST /parcels/preview', {
  who: 'shopper',
  grants: { scope: 'parcels:read' },
  summary: 'Compare all shipping methods for the chosen goods, with estimated weight and size',
  body: Type.Object({
    stock_item_ids: ids,
    address_id: Type.Optional(Id),
    country: Type.Optional(CountryCode),
    service_ids: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
    insured_fen: Type.Optional(InsuredFen),
    coupon_id: Type.Optional(Id),
    /** Whether to apply to each line the coupon with the largest discount. */
    suggest_coupon: Type.Optional(Type.Boolean()),
    pay_way: Type.Optional(oneOf(PAY_WAYS)),
    /** What is declared otherwise than suggested, by which duty and tax are calculated. */
    declaration: Type.Optional(
      Type.Array(
        Type.Object({
          stock_item_id: Id,
          hs_code: text(20),
          value_fen: Type.Integer({ minimum: 1, maximum: DECLARED_VALUE_MAX_FEN }),
        }),
        { maxItems: 100 },
      ),
    ),
  }),
  shows: ['stock', 'rewards'],
  changes: [],
  reply: Type.Object({
    country: CountryCode,
    goods_grams: Type.Integer(),
    estimated_grams: Type.Integer(),
    estimated_size_mm: Type.Array(Type.Integer()),
    goods_fen: Fen,
    /** The reduction of late storage by the shopper's plan. */
    plan_saved_fen: Type.Optional(Fen),
    available_fen: Fen,
    lines: Type.Array(LineQuote),
    services: Type.Array(ExtraService),
    pay_ways: Type.Optional(Type.Array(PayWayOffer)),
    declaration: Type.Array(
      Type.Object({
        stock_item_id: Id,
        description: Type.String(),
        description_chinese: Type.Optional(Type.String()),
        /** The tariff number that the title suggests: a guess for the shopper to confirm. */
        hs_code: Type.Optional(nullable(Type.String())),
        quantity: Type.Integer(),
        value_fen: Fen,
        category: nullable(Type.String()),
      }),
    ),
  }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})

export const ParcelAddress = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  country: CountryCode,
  province: Type.String(),
  city: Type.String(),
  address: Type.String(),
  postcode: Type.String(),
  phone: Type.String(),
  tax_id: Type.String(),
})

/** The address as stored with a package. */
export type AddressSnapshot = Static<typeof ParcelAddress>

export const createParcel = route('POST /parcels', {
  who: 'shopper',
  grants: { scope: 'parcels:write', spends: 'package' },
  summary:
    'Combine stock items into a package. `expected_total_fen` is the total that the shopper saw. `up_to_fen` is the most that the package of a program may cost in all once it is packed: who approves the package approves paying up to this.',
  body: Type.Object({
    stock_item_ids: ids,
    address_id: Id,
    line_id: Type.String({ minLength: 1, maxLength: 40 }),
    service_ids: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 }),
    insured_fen: InsuredFen,
    declaration: Type.Array(
      Type.Object({
        stock_item_id: Id,
        description: filled(200),
        /** For customs in China; we supply one if omitted. */
        description_chinese: Type.Optional(text(200)),
        /** The tariff number, six to twelve digits; empty if the shopper does not know it. */
        hs_code: Type.Optional(text(20)),
        value_fen: Type.Integer({ minimum: 1, maximum: DECLARED_VALUE_MAX_FEN }),
        /** The reason for declaring a value other than the amount paid. */
        reason: Type.Optional(text(200)),
      }),
      { maxItems: 100 },
    ),
    remark: text(500),
    coupon_id: Type.Optional(Id),
    /** With `exact` it is packed first; the extra service for that is added automatically. */
    pay_way: Type.Optional(oneOf(PAY_WAYS)),
    /** The address that the shopper saw; the call is refused if it has changed since. */
    expected_address: Type.Optional(ParcelAddress),
    /** Needed unless there is the quote of the line. */
    expected_total_fen: Type.Optional(ShownFen),
    quote: Type.Optional(Quote),
    /**
     * Of a program: the most that the package may cost in all once it is packed, at least the total. Who
     * approves the package approves paying up to this.
     */
    up_to_fen: Type.Optional(ShownFen),
    accept_terms: Type.Literal(true),
  }),
  changes: ['orders', 'stock', 'parcels', 'funds', 'rewards'],
  reply: Type.Object({ id: Id, number: Type.String(), total_fen: Fen }),
  refusals: [
    'invalid_input',
    'not_found',
    'transition_not_allowed',
    'out_of_date',
    'insufficient_balance',
    'email_not_verified',
  ],
  once: true,
})

const Status = oneOf(PARCEL_STATUSES)

/**
 * One tracking event. `status` is empty if the carrier's code is unknown; `milestone` is the corresponding
 * one of the twelve milestones. The description is in the reader's language if we know the meaning of the
 * carrier's words, which are then in `original`.
 */
export const TrackingEvent = Type.Object({
  status: Type.String(),
  milestone: nullable(oneOf(MILESTONES)),
  reason: nullable(Type.String()),
  place: Type.String(),
  description: Type.String(),
  original: nullable(Type.String()),
  happened_at: Moment,
})

export const ParcelCard = Type.Object({
  id: Id,
  number: Type.String(),
  /** Its goods and its place in the reader's language: "Headphones and bottle to Berlin". */
  name: Type.String(),
  stage: oneOf(PARCEL_STAGES),
  status: Status,
  next: nullable(NextStep),
  line_name: Type.String(),
  option: Type.String(),
  country: CountryCode,
  country_name: Type.String(),
  /** Why it cannot be paid now, as a sentence: we do not ship there at present. */
  closed: Type.Optional(Type.String()),
  estimated_grams: Type.Integer(),
  actual_grams: nullable(Type.Integer()),
  estimated_fen: Fen,
  actual_fen: nullable(Fen),
  frozen_fen: Fen,
  tracking_number: nullable(Type.String()),
  /** The carrier's name, and its own page for the number, if known. */
  carrier_name: nullable(Type.String()),
  carrier_page: nullable(Type.String()),
  item_count: Type.Integer(),
  images: Type.Array(Type.String()),
  latest_event: nullable(TrackingEvent),
  /**
   * The extra payment for the actual weight, with a deadline; or the return freight of a returned package,
   * without one.
   */
  supplement: nullable(Type.Object({ id: Id, amount_fen: Fen, pay_by: Moment })),
  reviewed: Type.Boolean(),
  pay_way: Type.Optional(oneOf(PAY_WAYS)),
  created_at: Moment,
  pay_by: Moment,
  paid_at: nullable(Moment),
  shipped_at: nullable(Moment),
})

export const listParcels = route('GET /parcels', {
  who: 'shopper',
  tokens: 'parcels',
  grants: { scope: 'parcels:read' },
  summary:
    "List the shopper's packages, newest first, with tab counts of at most 1,000. `q` matches any part of a number or a goods name; a single letter, digit or symbol is searched for in the newest 200 only.",
  query: Type.Object({ ...pageQuery, status: Type.Optional(Status), q: Type.Optional(text(100)) }),
  shows: ['parcels'],
  reply: Type.Object({
    ...pageOf(ParcelCard).properties,
    counts: countsOf(PARCEL_STATUSES),
  }),
})

export const getParcel = route('GET /parcels/{id}', {
  who: 'shopper',
  tokens: 'parcels',
  grants: { scope: 'parcels:read' },
  summary: 'Get a package with all its details',
  params: ById,
  shows: ['parcels'],
  reply: Type.Object({
    ...ParcelCard.properties,
    /** The warehouse from which it is sent. */
    warehouse_name: Type.String(),
    address: ParcelAddress,
    contents: Type.Array(
      Type.Object({
        stock_item_id: Id,
        title: Type.String(),
        names: Type.Optional(GoodsNames),
        quantity: Type.Integer(),
        value_fen: Fen,
        /**
         * What they cost the shopper in the end, like `cost_fen` of their order; for goods bought elsewhere,
         * the value that was stated.
         */
        cost_fen: Fen,
        description: Type.String(),
        weight_grams: nullable(Type.Integer()),
        image: nullable(Type.String()),
        /** The first photo from inspection. */
        photo: nullable(Type.String()),
        order_id: nullable(Type.String()),
        order_number: nullable(Type.String()),
        hold: Type.Optional(StockHold),
      }),
    ),
    estimated_size_mm: Type.Array(Type.Integer()),
    actual_size_mm: nullable(Type.Array(Type.Integer())),
    estimated_fees: Type.Array(FeeRow),
    actual_fees: nullable(Type.Array(FeeRow)),
    /** Positive: given back. Negative: was still due. */
    difference_fen: nullable(SignedFen),
    insured_fen: Fen,
    plan_saved_fen: Type.Optional(Fen),
    /**
     * The customs charges expected when the package was created; null if they were not estimated. Never part
     * of our price.
     */
    tax_estimate: Type.Optional(nullable(DutyCard)),
    /** Null before delivery. */
    duty_charged: Type.Optional(nullable(DutyCharged)),
    /** Null before packing, and if there was no estimate for some of its items. */
    how_right: Type.Optional(nullable(Accuracy)),
    photos: Type.Array(Photo),
    /** The chosen extra services. */
    services: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
    /** The video of the packing, if it was ordered. */
    video: Type.Optional(nullable(Type.Object({ url: Type.String(), media_type: Type.String() }))),
    events: Type.Array(TrackingEvent),
    expected_from: nullable(Moment),
    expected_until: nullable(Moment),
    /** What it asks of the shopper at present. */
    ask: Type.Optional(nullable(ParcelAsk)),
    remark: Type.String(),
    close_reason: Type.String(),
    /**
     * Why it was returned, and the carrier's return freight; `charged_fen` is the shopper's share, which they
     * owe.
     */
    return_freight: Type.Optional(
      nullable(Type.Object({ cause: oneOf(RETURN_CAUSES), freight_fen: Fen, charged_fen: Fen })),
    ),
    review: nullable(
      Type.Object({
        stars: Type.Integer(),
        body: Type.String(),
        images: Type.Array(Type.String()),
        /** Whether it is public yet. */
        stage: Type.Optional(oneOf(REVIEW_STAGES)),
        created_at: Moment,
      }),
    ),
    history: Type.Array(
      Type.Object({
        step: Type.String(),
        to_stage: Type.String(),
        actor: Type.String(),
        note: Type.String(),
        created_at: Moment,
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const cancelParcel = route('POST /parcels/{id}/cancel', {
  who: 'shopper',
  grants: { scope: 'parcels:write' },
  summary: 'Cancel a package that is not packed yet; its items are in stock again',
  params: ById,
  body: Type.Object({ reason: Type.Optional(text(500)) }),
  changes: ['orders', 'stock', 'parcels', 'funds', 'rewards'],
  reply: Type.Object({ released_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const confirmReceipt = route('POST /parcels/{id}/confirm_receipt', {
  who: 'shopper',
  summary: 'Confirm that the package was received',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'parcels', 'messages'],
  reply: Type.Object({ stage: oneOf(PARCEL_STAGES) }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const reviewParcel = route('POST /parcels/{id}/review', {
  who: 'shopper',
  summary: 'Review a received package, once only: stars, text, up to six pictures',
  params: ById,
  body: Type.Object({
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    body: text(1000),
    file_ids: Type.Array(Id, { maxItems: 6 }),
  }),
  changes: ['parcels'],
  reply: Type.Object({ id: Id }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
