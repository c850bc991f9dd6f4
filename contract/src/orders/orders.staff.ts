import { REFUND_CAUSES, REFUND_FAULTS } from '@longhaul/domain/orders/refund.ts'
import { REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { Type } from 'typebox'
import {
  WhyNotSecondStep,
  ById,
  Fen,
  filled,
  Id,
  ItemCostFen,
  Lang,
  Moment,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { StaffGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'

/** One row of a queue, with everything needed to act on it without opening a page. */
export const QueueItem = Type.Object({
  id: Id,
  order_id: Id,
  order_number: Type.String(),
  stage: oneOf(ITEM_STAGES),
  stage_at: Moment,
  shopper_id: Id,
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  shopper_lang: Lang,
  platform: Type.String(),
  seller_name: Type.String(),
  url: Type.String(),
  ...StaffGoods.properties,
  unit_price_fen: Fen,
  page_price_fen: nullable(Fen),
  price_reason: nullable(Type.String()),
  price_reason_text: Type.String(),
  sold_out_choice: Type.String(),
  alternative: Type.String(),
  tolerance_percent: Type.Integer(),
  photo_shots: Type.Integer(),
  photo_remark: Type.String(),
  goods_fen: Fen,
  freight_fen: Fen,
  total_fen: Fen,
  frozen_fen: Fen,
  warehouse_id: Type.String(),
  paid_at: nullable(Moment),
  review_due_at: nullable(Moment),
  /** The end of the shift that has to buy it; null once it is bought, and before it may be. */
  buy_by: nullable(Moment),
  /** The id to hold while working on a group: the items waiting at one seller, for one warehouse. */
  seller_group: Id,
  seller_order_id: nullable(Id),
  seller_order_number: nullable(Type.String()),
  /** Who recorded the purchase, and when. */
  bought_by: nullable(Id),
  bought_at: nullable(Moment),
  tracking_number: nullable(Type.String()),
})

export const listItemsForStaff = route('GET /staff/order_items', {
  who: { staff: ['support', 'buyer'] },
  summary: 'List items of all shoppers by stage: the review and purchasing queues',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(ITEM_STAGES)), q: Type.Optional(text(100)) }),
  shows: ['orders', 'stock'],
  reply: Type.Object({
    ...pageOf(QueueItem).properties,
    counts: Type.Record(Type.String(), Type.Integer()),
    /** The most that the house bears of differences in price, per item and per order with a seller. */
    small_differences: Type.Object({ item_fen: Fen, order_fen: Fen }),
  }),
})

export const approveItem = route('POST /staff/order_items/{id}/approve', {
  who: { staff: ['support', 'buyer'] },
  summary: 'Approve an item for purchase after its review',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'messages'],
  reply: Type.Object({ stage: oneOf(ITEM_STAGES) }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const cancelItemByStaff = route('POST /staff/order_items/{id}/cancel', {
  who: { staff: ['support', 'buyer'] },
  summary: 'Cancel an item that has not been bought, with a reason that the shopper sees',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['orders', 'funds', 'rewards', 'messages'],
  reply: Type.Object({ released_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const refusePrice = route('POST /staff/order_items/{id}/refuse_price', {
  who: { staff: ['support', 'buyer'] },
  summary:
    "Refuse the shopper's own price: they pay the difference to the page's price, or the item is cancelled",
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['orders', 'funds', 'messages'],
  reply: Type.Object({ stage: oneOf(ITEM_STAGES), supplement_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const askShopper = route('POST /staff/order_items/{id}/ask', {
  who: { staff: ['support', 'buyer'] },
  summary:
    'Ask the shopper before buying, at review or later, because the real price or the options differ, or anything else that is answered in words',
  params: ById,
  body: Type.Object({
    /** `free`: a question in our own words at the price agreed; the amounts do not count. */
    kind: oneOf(['price', 'options', 'free']),
    goods_fen: ItemCostFen,
    freight_fen: ItemCostFen,
    note: text(500),
  }),
  changes: ['orders', 'funds', 'messages'],
  reply: Type.Object({ stage: oneOf(ITEM_STAGES) }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const RefundCaseRow = Type.Object({
  id: Id,
  stage: oneOf(REFUND_STAGES),
  order_number: Type.String(),
  item_id: Id,
  /** The thing, as many pieces as were ordered. */
  goods: StaffGoods,
  item_stage: oneOf(ITEM_STAGES),
  item_url: Type.String(),
  /** The deadline for requesting it: set once the item is on its shelf. */
  deadline_at: nullable(Moment),
  problem_note: Type.String(),
  /** The inspection photos, in order. */
  photos: Type.Array(Type.Object({ id: Id, url: Type.String(), note: Type.String() })),
  shopper_name: Type.String(),
  shopper_lang: Lang,
  reason: Type.String(),
  cause: oneOf(REFUND_CAUSES),
  fault: oneOf(REFUND_FAULTS),
  problem: nullable(Type.String()),
  quantity: Type.Integer(),
  item_quantity: Type.Integer(),
  amount_fen: Fen,
  goods_fen: Fen,
  freight_fen: Fen,
  service_fen: Fen,
  return_fen: Fen,
  created_at: Moment,
  order_id: Id,
  shopper_id: Id,
  /** Refunding it requires two people: one approves, another pays. */
  two_people: Type.Boolean(),
  approved_by: nullable(Id),
  approved_by_name: nullable(Type.String()),
  why_not_second: WhyNotSecondStep,
})

export const listRefundCases = route('GET /staff/refund_cases', {
  who: { staff: ['support', 'buyer', 'finance'] },
  summary: 'List refund requests: open ones, or those at one stage',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(text(20)) }),
  shows: ['orders', 'funds'],
  reply: pageOf(RefundCaseRow),
})

export const decideRefund = route('POST /staff/refund_cases/{id}/decide', {
  who: { staff: ['support', 'buyer', 'finance'] },
  summary:
    'Advance a refund request: grant it, reject it with a reason, or pay it back. Where two people are required, the first call to pay back only approves, and another person has to make the second.',
  params: ById,
  body: Type.Object({
    step: oneOf(['ask_seller', 'return_goods', 'grant', 'reject', 'pay_back']),
    note: text(500),
    /** When granting: the final decision whose fault it is, which determines who pays for what. */
    fault: Type.Optional(oneOf(REFUND_FAULTS)),
  }),
  changes: ['orders', 'stock', 'funds', 'rewards', 'messages'],
  /** `approved`: nothing has been paid yet; a second person has to do that. */
  reply: Type.Object({ stage: oneOf(REFUND_STAGES), approved: Type.Boolean() }),
  refusals: ['not_found', 'forbidden', 'transition_not_allowed', 'invalid_input'],
  once: true,
})
