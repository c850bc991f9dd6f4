import { ORDER_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { CountryCode, Fen, Id, Quote, ShownFen, filled, nullable, oneOf, text } from '../fields.ts'
import { CouponChoice } from '../rewards/rewards.ts'
import { route } from '../route.ts'
import { Amounts } from './orders.ts'

const selection = {
  cart_item_ids: Type.Array(Id, { minItems: 0, maxItems: ORDER_LINES_MAX }),
  /** At most one for each order, which is identified by one of its lines. */
  coupons: Type.Optional(Type.Array(Type.Object({ cart_item_id: Id, coupon_id: Id }), { maxItems: 100 })),
}

export const previewOrders = route('POST /orders/preview', {
  who: 'shopper',
  grants: { scope: 'cart:read' },
  summary:
    'Preview the cost of the chosen cart items: one order per seller, with the coupons that could be used. `suggest_coupons` applies the best ones.',
  body: Type.Object({ ...selection, suggest_coupons: Type.Optional(Type.Boolean()) }),
  shows: ['orders', 'cart', 'rewards'],
  changes: [],
  reply: Type.Object({
    orders: Type.Array(
      Type.Object({
        platform: Type.String(),
        seller_name: Type.String(),
        cart_item_ids: Type.Array(Id),
        amounts: Amounts,
        coupons: Type.Optional(Type.Array(CouponChoice)),
        suggested_coupon_id: Type.Optional(nullable(Id)),
        /** The coupon included in `amounts`. */
        coupon_id: Type.Optional(nullable(Id)),
      }),
    ),
    amounts: Amounts,
    /** The rate of the service fee for this shopper. */
    service_per_mille: Type.Optional(Type.Integer()),
    /**
     * In how many working hours at most a person reviews this shopper's order, and how many days of storage
     * are free for them.
     */
    review_hours: Type.Optional(Type.Integer()),
    free_storage_days: Type.Optional(Type.Integer()),
    available_fen: Fen,
    /**
     * Why it cannot be placed now: the shop takes no orders, or has no payment method for the amount that the
     * balance does not cover.
     */
    why_not: nullable(oneOf(['shop_not_open', 'no_way_to_pay'])),
    contact: Type.String(),
    /** Signed: the lines and the total, for this account, for 15 minutes. */
    quote: Type.Optional(Quote),
  }),
  refusals: ['invalid_input', 'not_found'],
})

export const placeOrders = route('POST /orders', {
  who: 'shopper',
  grants: { scope: 'orders:write', spends: 'order' },
  summary:
    'Place one order per seller. `expected_total_fen` is the total that the shopper saw; if it has changed, nothing is placed.',
  body: Type.Object({
    ...selection,
    warehouse_id: Type.String({ minLength: 1, maxLength: 8 }),
    /** By default the account's e-mail address. */
    contact: Type.Optional(filled(254)),
    remark: text(500),
    /** Needed unless there is a quote. */
    expected_total_fen: Type.Optional(ShownFen),
    /** The quote of the preview: stands for the total, and for the lines as they were. */
    quote: Type.Optional(Quote),
    accept_terms: Type.Literal(true),
    /**
     * The country and line for which the cost to the door was shown, if the shopper chose them; the package
     * is later compared with it.
     */
    door: Type.Optional(
      Type.Object({
        country: Type.Optional(CountryCode),
        line_id: Type.Optional(Type.String({ maxLength: 40 })),
      }),
    ),
  }),
  changes: ['orders', 'cart', 'rewards', 'messages'],
  reply: Type.Object({ order_ids: Type.Array(Id), total_fen: Fen }),
  refusals: ['feature_closed', 'invalid_input', 'not_found', 'out_of_date', 'transition_not_allowed'],
  once: true,
  needsOpenShop: true,
})
