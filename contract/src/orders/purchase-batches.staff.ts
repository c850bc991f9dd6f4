import { PURCHASE_LIST_MAX } from '@longhaul/domain/orders/purchase-list.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, nullable } from '../fields.ts'
import { route } from '../route.ts'

const BUYERS = { staff: ['buyer'] } as const
/** 5,000 lines of two long numbers, an amount and a tracking number, with some margin. */
const LIST_MAX = 800_000
const List = Type.String({ maxLength: LIST_MAX })

const Order = Type.Object({
  /** Its first line in the list. */
  row: Type.Integer(),
  number: Type.String(),
  item_count: Type.Integer(),
})
const Problem = Type.Object({
  row: Type.Integer(),
  problem: Type.String(),
  value: Type.String(),
  fen: Fen,
})

export const previewPurchases = route('POST /staff/purchase_batches/preview', {
  who: BUYERS,
  summary: 'Check a list of purchases completely, line by line, without changing anything',
  body: Type.Object({ text: List }),
  changes: [],
  reply: Type.Object({
    order_count: Type.Integer(),
    item_count: Type.Integer(),
    /** The total paid for it. */
    paid_fen: Fen,
    /** The first of the sellers' orders, as a preview. */
    orders: Type.Array(Type.Object({ ...Order.properties, seller_name: Type.String(), paid_fen: Fen })),
    faults: Type.Array(Problem),
    doubts: Type.Array(Problem),
  }),
  refusals: ['invalid_input'],
  unaudited: true,
  bodyLimit: 2_000_000,
  perMinute: 30,
})

export const PurchaseBatch = Type.Object({
  id: Id,
  order_count: Type.Integer(),
  recorded: Type.Integer(),
  waiting: Type.Integer(),
  /** The orders that were refused in the end, each as a whole, with the reason in the reader's language. */
  refused: Type.Array(Type.Object({ ...Order.properties, message: Type.String() })),
  created_at: Moment,
  ended_at: nullable(Moment),
})

export const applyPurchases = route('POST /staff/purchase_batches', {
  who: BUYERS,
  summary:
    'Record a list of purchases, in which every line must be valid; `expected_count` is the number of orders that the preview found. A job processes it, each order once and as a whole.',
  body: Type.Object({
    text: List,
    expected_count: Type.Integer({ minimum: 1, maximum: PURCHASE_LIST_MAX }),
  }),
  changes: ['orders'],
  reply: PurchaseBatch,
  refusals: ['invalid_input', 'out_of_date'],
  once: true,
  bodyLimit: 2_000_000,
  perMinute: 30,
})

export const listPurchaseBatches = route('GET /staff/purchase_batches', {
  who: BUYERS,
  summary: "List the caller's latest lists of purchases, newest first",
  shows: ['orders'],
  reply: Type.Object({ items: Type.Array(PurchaseBatch) }),
})

export const getPurchaseBatch = route('GET /staff/purchase_batches/{id}', {
  who: BUYERS,
  summary: 'Get the progress of a list of purchases',
  params: ById,
  shows: ['orders'],
  reply: PurchaseBatch,
  refusals: ['not_found'],
})
