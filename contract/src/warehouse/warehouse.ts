import { INBOUND_STAGES } from '@longhaul/domain/inbounds/stages.ts'
import { RETURN_FINDINGS } from '@longhaul/domain/parcels/returned-things.ts'
import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { EXTENSION_DAYS_MAX } from '@longhaul/domain/warehouse/storage.ts'
import { DECLARED_VALUE_MAX_FEN } from '@longhaul/domain/limits/money-limits.ts'
import { Type } from 'typebox'
import {
  ById,
  Fen,
  Id,
  Moment,
  ShownFen,
  UUID,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { NextStep } from '../desk/next-step.ts'
import { Photo, PhotoOrder } from '../orders/orders.ts'
import { GoodsNames } from '../goods/names.ts'
import { route } from '../route.ts'
import { StockHold } from './stock-hold.ts'

/** One stock item, as its owner sees it. */
export const StockItem = Type.Object({
  id: Id,
  stage: oneOf(ITEM_STAGES),
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  quantity: Type.Integer(),
  value_fen: Fen,
  category: nullable(Type.String()),
  warehouse_id: Type.String(),
  order_id: nullable(Type.String()),
  order_number: nullable(Type.String()),
  order_item_id: nullable(Type.String()),
  image: nullable(Type.String()),
  weight_grams: nullable(Type.Integer()),
  size_mm: nullable(Type.Array(Type.Integer())),
  photos: Type.Array(Photo),
  problem: nullable(Type.String()),
  stocked_at: nullable(Moment),
  /** The end of the last free day, Asia/Shanghai. */
  free_until: nullable(Moment),
  days_left: nullable(Type.Integer()),
  /**
   * All days from shelving to the last free day: those of a plan, those paid in advance and those in a parcel
   * included.
   */
  free_days: nullable(Type.Integer()),
  late_fee_fen: Fen,
  refund_deadline_at: nullable(Moment),
  refund_open: Type.Boolean(),
  next: nullable(NextStep),
  /** The warehouse to which it is on its way. */
  moving_to: Type.Optional(nullable(Type.String())),
  /** Somebody else could be its owner: it stays until staff have decided. */
  disputed: Type.Optional(Type.Boolean()),
  /** Not found where it should lie: it cannot be packed until staff have decided. */
  missing: Type.Optional(Type.Boolean()),
  hold: Type.Optional(StockHold),
  /** From when it may be disposed of, if a final notice was given. */
  disposal_from: Type.Optional(nullable(Moment)),
  /** The listing's own picture and the chosen options, for comparison with the arrived goods. */
  listing_image: Type.Optional(nullable(Type.String())),
  options_text: Type.Optional(Type.String()),
  problem_note: Type.Optional(Type.String()),
  /** The order of detail photos for which it was taken out. */
  photo_order: Type.Optional(nullable(PhotoOrder)),
  /** When the shopper accepted it as correct. */
  accepted_at: Type.Optional(nullable(Moment)),
  /** How it was found when the package in which it was last sent came back. */
  returned: Type.Optional(nullable(oneOf(RETURN_FINDINGS))),
})

/** Up to a hundred ids, separated by commas. */
const Ids = Type.String({
  maxLength: 3_700,
  pattern: `^${UUID}(,${UUID}){0,99}$`,
  description: 'Opaque ids, separated by commas',
})

/** The numbers of goods, each counted up to 1,000; `soon` are those with at most seven free days left. */
const ShelfCounts = Type.Object({
  all: Type.Integer(),
  in_stock: Type.Integer(),
  in_parcel: Type.Integer(),
  soon: Type.Integer(),
})

export const listStock = route('GET /stock_items', {
  who: 'shopper',
  tokens: 'warehouse',
  grants: { scope: 'stock:read' },
  summary:
    "List the shopper's stock items in the warehouse, most urgent first, with counts of at most 1,000. `ids` returns only the given ones, on one page.",
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(oneOf(['in_stock', 'in_parcel', 'all'])),
    ids: Type.Optional(Ids),
  }),
  shows: ['stock', 'parcels'],
  reply: Type.Object({ ...pageOf(StockItem).properties, counts: ShelfCounts }),
})

export const acceptStock = route('POST /stock_items/{id}/accept', {
  who: 'shopper',
  summary: 'Confirm that the inspection pictures match the listing. The shopper gives up no rights.',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: Type.Object({ accepted_at: Moment }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const Inbound = Type.Object({
  id: Id,
  stage: oneOf(INBOUND_STAGES),
  warehouse_id: Type.String(),
  tracking_number: Type.String(),
  courier: Type.String(),
  title: Type.String(),
  quantity: Type.Integer(),
  value_fen: Fen,
  remark: Type.String(),
  created_at: Moment,
})

export const payStorage = route('POST /stock_items/{id}/pay_storage', {
  who: 'verified',
  summary: 'Pay the storage fee of a stock item kept too long, so that it can be shipped again',
  params: ById,
  body: Type.Object({ expected_fee_fen: ShownFen }),
  changes: ['orders', 'stock', 'funds'],
  reply: Type.Object({ fee_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'insufficient_balance', 'out_of_date'],
  once: true,
})

export const payExtension = route('POST /stock_items/{id}/extend', {
  who: 'verified',
  summary:
    'Pay for storage days in advance, at the price of overdue ones; moves the last free day by as many days',
  params: ById,
  body: Type.Object({
    days: Type.Integer({ minimum: 1, maximum: EXTENSION_DAYS_MAX }),
    expected_fee_fen: ShownFen,
  }),
  changes: ['stock', 'funds'],
  reply: Type.Object({ fee_fen: Fen, free_until: Moment }),
  refusals: ['not_found', 'transition_not_allowed', 'insufficient_balance', 'out_of_date', 'invalid_input'],
  once: true,
})

export const listInbounds = route('GET /inbounds', {
  who: 'shopper',
  tokens: 'warehouse',
  grants: { scope: 'stock:read' },
  summary: 'List the inbound parcels that the shopper announced, newest first',
  query: Type.Object(pageQuery),
  shows: ['stock'],
  reply: pageOf(Inbound),
})

export const announceInbound = route('POST /inbounds', {
  who: 'shopper',
  summary: 'Announce a parcel bought elsewhere and sent to our warehouse',
  body: Type.Object({
    warehouse_id: Type.String({ minLength: 1, maxLength: 8 }),
    tracking_number: Type.String({ minLength: 4, maxLength: 60 }),
    title: filled(200),
    quantity: Type.Integer({ minimum: 1, maximum: 999 }),
    value_fen: Type.Integer({ minimum: 1, maximum: DECLARED_VALUE_MAX_FEN }),
    remark: text(500),
  }),
  changes: ['stock'],
  reply: Inbound,
  refusals: ['feature_closed', 'invalid_input'],
  needsOpenShop: true,
})

export const cancelInbound = route('POST /inbounds/{id}/cancel', {
  who: 'shopper',
  summary: 'Cancel an announcement before the parcel arrives',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: Inbound,
  refusals: ['not_found', 'transition_not_allowed'],
})
