import { QUANTITY_MAX, UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { PRICE_REASONS, PRICE_REASON_TEXT_MAX } from '@longhaul/domain/orders/price-change.ts'
import { REFUND_CAUSES, REFUND_FAULTS } from '@longhaul/domain/orders/refund.ts'
import { REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ORDER_LISTS, ORDER_PLACES } from '@longhaul/domain/orders/place.ts'
import { ITEM_STAGES, ORDER_STATUSES } from '@longhaul/domain/states/item-stages.ts'
import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { FLAWS, PHOTO_SHOWS } from '@longhaul/domain/warehouse/photo-captions.ts'
import { REPLY_MAX } from '@longhaul/domain/orders/question.ts'
import { Type } from 'typebox'
import { NextStep } from '../desk/next-step.ts'
import {
  ById,
  Fen,
  Id,
  Moment,
  ShownFen,
  countsOf,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { GoodsNames, OwnName } from '../goods/names.ts'
import { route } from '../route.ts'
import { StockHold } from '../warehouse/stock-hold.ts'
import { Answered, Question } from './question.ts'

const Status = oneOf(ORDER_STATUSES)

/** The amounts of an order or an item, row by row. */
export const Amounts = Type.Object({
  goods_fen: Fen,
  freight_fen: Fen,
  service_fen: Fen,
  photos_fen: Fen,
  /** The part of the service fee that a coupon pays; omitted if there is none. */
  discount_fen: Type.Optional(Fen),
  /**
   * The reduction of fee and photos by the shopper's plan, already subtracted there; omitted if there is
   * none.
   */
  plan_saved_fen: Type.Optional(Fen),
  total_fen: Fen,
})

export const Photo = Type.Object({
  id: Id,
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  kind: Type.String(),
  /** What the photo shows: the key of a caption. Omitted for photos of packages. */
  shows: Type.Optional(oneOf(PHOTO_SHOWS)),
  /** For a flaw: which one, if it has a name. */
  flaw: Type.Optional(nullable(oneOf(FLAWS))),
  /** A note by the person who took it. */
  note: Type.Optional(Type.String()),
})

/** Pending detail photos of goods on the shelf; `taken` of the `shots` are done. */
export const PhotoOrder = Type.Object({
  stock_item_id: Id,
  shots: Type.Integer(),
  taken: Type.Integer(),
  remark: Type.String(),
  fee_fen: Fen,
  created_at: Moment,
})

export const RefundCase = Type.Object({
  id: Id,
  stage: oneOf(REFUND_STAGES),
  reason: Type.String(),
  cause: oneOf(REFUND_CAUSES),
  fault: oneOf(REFUND_FAULTS),
  quantity: Type.Integer(),
  amount_fen: Fen,
  goods_fen: Fen,
  freight_fen: Fen,
  service_fen: Fen,
  /** The shopper's cost of the return, which is deducted. */
  return_fen: Fen,
  decision_note: Type.String(),
  created_at: Moment,
})

/** The state of an item: its next step, photos and weight from inspection, its shelf, its package. */
const ItemAround = {
  next: nullable(NextStep),
  photo: nullable(Type.String()),
  weight_grams: nullable(Type.Integer()),
  free_until: nullable(Moment),
  parcel: nullable(Type.Object({ id: Id, number: Type.String(), stage: oneOf(PARCEL_STAGES) })),
}

export const OrderItem = Type.Object({
  ...ItemAround,
  id: Id,
  stage: oneOf(ITEM_STAGES),
  status: Status,
  platform: Type.String(),
  url: Type.String(),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  image: nullable(Type.String()),
  options_text: Type.String(),
  quantity: Type.Integer(),
  refunded_quantity: Type.Integer(),
  unit_price_fen: Fen,
  page_price_fen: nullable(Fen),
  price_reason: nullable(Type.String()),
  price_reason_text: Type.String(),
  remark: Type.String(),
  sold_out_choice: Type.String(),
  alternative: Type.String(),
  tolerance_percent: Type.Integer(),
  photo_shots: Type.Integer(),
  photo_remark: Type.String(),
  amounts: Amounts,
  /** The amount actually paid to the seller, once it is bought; refunds are based on it. */
  paid_to_seller: nullable(Type.Object({ goods_fen: Fen, freight_fen: Fen })),
  /** The amounts already given back by refunds and claims, and the most that may still be given back. */
  given_back: Type.Object({
    goods_fen: Fen,
    freight_fen: Fen,
    service_fen: Fen,
    /** Kept of the refunds, for sending goods back. */
    return_fen: Fen,
    compensated_fen: Fen,
    left_fen: Fen,
  }),
  /** What the item costs the shopper, like the order's. */
  cost_fen: Fen,
  frozen_fen: Fen,
  closed_by: nullable(Type.String()),
  close_reason: Type.String(),
  refund_deadline_at: nullable(Moment),
  question: nullable(Question),
  /** The answer to the last question, as long as the other one may be given instead. */
  answered: Type.Optional(Answered),
  supplement: nullable(
    Type.Object({ id: Id, amount_fen: Fen, service_fen: Fen, note: Type.String(), pay_by: Moment }),
  ),
  refund: nullable(RefundCase),
  inspection: nullable(
    Type.Object({
      weight_grams: nullable(Type.Integer()),
      size_mm: nullable(Type.Array(Type.Integer())),
      problem: nullable(Type.String()),
      problem_note: Type.String(),
      free_until: nullable(Moment),
      photos: Type.Array(Photo),
      photo_order: Type.Optional(nullable(PhotoOrder)),
      moving: Type.Optional(Type.Boolean()),
      /** Not found where it should lie: it is looked for. */
      missing: Type.Optional(Type.Boolean()),
      hold: Type.Optional(StockHold),
    }),
  ),
})

export const OrderCard = Type.Object({
  id: Id,
  number: Type.String(),
  status: Status,
  /** Where its goods are, and the one thing to do next. */
  place: oneOf(ORDER_PLACES),
  next: nullable(NextStep),
  /** Until when any of its items in stock can be returned. */
  return_until: nullable(Moment),
  partly_arrived: Type.Boolean(),
  platform: Type.String(),
  seller_name: Type.String(),
  amounts: Amounts,
  /**
   * What it costs the shopper: the total of `amounts` until it is paid, then everything paid for it less
   * everything that came back.
   */
  cost_fen: Fen,
  balance_freeze_fen: Fen,
  photo_count: Type.Integer(),
  contact: Type.String(),
  created_at: Moment,
  pay_by: Moment,
  paid_at: nullable(Moment),
  items: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      names: Type.Optional(GoodsNames),
      image: nullable(Type.String()),
      options_text: Type.String(),
      quantity: Type.Integer(),
      unit_price_fen: Fen,
      stage: oneOf(ITEM_STAGES),
      status: Status,
      ...ItemAround,
    }),
  ),
})

export const listOrders = route('GET /orders', {
  who: 'shopper',
  tokens: 'orders',
  grants: { scope: 'orders:read' },
  summary:
    "List the shopper's orders, newest first, with tab counts of at most 1,000. `in_stock` selects orders with items still here, `sent` those that have left; `waiting` selects orders that need the shopper, by deadline, on one page. `q` matches any part of a number, a seller or a goods name; a single letter, digit or symbol is searched for in the newest 200 only.",
  query: Type.Object({
    ...pageQuery,
    status: Type.Optional(oneOf(ORDER_LISTS)),
    waiting: Type.Optional(Type.Boolean()),
    q: Type.Optional(text(100)),
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
  }),
  shows: ['orders', 'stock', 'parcels'],
  reply: Type.Object({ ...pageOf(OrderCard).properties, counts: countsOf(ORDER_LISTS) }),
})

export const Step = Type.Object({
  step: Type.String(),
  to_stage: Type.String(),
  actor: Type.String(),
  note: Type.String(),
  item_id: Type.String(),
  created_at: Moment,
})

export const getOrder = route('GET /orders/{id}', {
  who: 'shopper',
  tokens: 'orders',
  grants: { scope: 'orders:read' },
  summary: 'Get an order with all its details',
  params: ById,
  shows: ['orders', 'stock', 'parcels'],
  reply: Type.Object({
    ...OrderCard.properties,
    warehouse_id: Type.String(),
    remark: Type.String(),
    review_due_at: nullable(Moment),
    /** What customer service gave back by hand, besides refunds and claims. */
    corrected_fen: Fen,
    items: Type.Array(OrderItem),
    history: Type.Array(Step),
  }),
  refusals: ['not_found'],
})

export const cancelOrder = route('POST /orders/{id}/cancel', {
  who: 'shopper',
  grants: { scope: 'orders:write' },
  summary: 'Cancel every item not yet bought; the amounts on hold for them are released',
  params: ById,
  body: Type.Object({ reason: Type.Optional(text(500)) }),
  changes: ['orders', 'funds', 'rewards', 'messages'],
  reply: Type.Object({ released_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const cancelOrderItem = route('POST /order_items/{id}/cancel', {
  who: 'shopper',
  summary: 'Cancel an item not yet bought',
  params: ById,
  body: Type.Object({ reason: Type.Optional(text(500)) }),
  changes: ['orders', 'funds', 'rewards', 'messages'],
  reply: Type.Object({ released_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const changeItemPrice = route('PUT /order_items/{id}/price', {
  who: 'shopper',
  summary:
    'Propose a different price before paying, with one of the five reasons. It applies immediately and is flagged for review.',
  params: ById,
  body: Type.Object({
    unit_price_fen: Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN }),
    price_reason: oneOf(PRICE_REASONS),
    price_reason_text: text(PRICE_REASON_TEXT_MAX),
  }),
  changes: ['orders', 'funds'],
  reply: Type.Object({ total_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const answerQuestion = route('POST /order_items/{id}/answer', {
  who: 'shopper',
  grants: { scope: 'answers:write', spends: 'answer' },
  summary:
    'Accept or decline what the buyer asks. Accepting a higher price that is not covered creates a supplement.',
  params: ById,
  body: Type.Object({
    accept: Type.Boolean(),
    /** The question that is meant: refused if it is no longer the open one. */
    question_id: Type.Optional(Id),
    /** The answer to a question in our own words; needed to accept it. */
    reply: Type.Optional(text(REPLY_MAX)),
    /** Gives the other answer instead of the one given before; possible as long as the item says so. */
    change: Type.Optional(Type.Boolean()),
    /**
     * What accepting adds to the price, as the shopper saw it: refused if it is not that. A program must send
     * it.
     */
    expected_fen: Type.Optional(ShownFen),
  }),
  changes: ['orders', 'stock', 'funds', 'rewards', 'messages'],
  reply: Type.Object({ stage: oneOf(ITEM_STAGES), supplement_id: nullable(Id) }),
  refusals: ['not_found', 'transition_not_allowed', 'refund_time_expired', 'invalid_input', 'out_of_date'],
  once: true,
})

export const requestRefund = route('POST /order_items/{id}/refund', {
  who: 'shopper',
  grants: { scope: 'orders:write' },
  summary:
    'Request a refund for all or some pieces. Granted immediately before purchase; refused after the deadline.',
  params: ById,
  body: Type.Object({
    cause: oneOf(REFUND_CAUSES),
    /** Required if the cause is `other`. */
    reason: text(500),
    /** The number of pieces; by default all that are left. */
    quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  }),
  changes: ['orders', 'stock', 'funds', 'messages'],
  reply: Type.Object({ granted: Type.Boolean(), amount_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'refund_time_expired', 'invalid_input'],
  once: true,
})

export const cancelRefund = route('POST /order_items/{id}/cancel_refund', {
  who: 'shopper',
  summary: 'Withdraw a refund request that has not been decided',
  params: ById,
  body: Type.Object({}),
  changes: ['orders'],
  reply: Type.Object({ stage: Type.String() }),
  refusals: ['not_found', 'transition_not_allowed', 'refund_time_expired'],
  once: true,
})

export const nameOrderItem = route('PATCH /order_items/{id}', {
  who: 'shopper',
  summary: "Set the shopper's own name for an item; an empty one removes it. Staff never see it.",
  params: ById,
  body: Type.Object({ own_name: OwnName }),
  changes: ['orders', 'stock', 'parcels'],
  reply: Type.Object({ own_name: Type.String() }),
  refusals: ['not_found', 'invalid_input'],
})
