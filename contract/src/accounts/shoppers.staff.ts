import { Type } from 'typebox'
import {
  ById,
  Fen,
  Id,
  Lang,
  Moment,
  SignedFen,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { StaffStanding } from '../funds/standing.staff.ts'
import { route } from '../route.ts'

const who = { staff: ['support', 'finance'] } as const

export const SHOPPER_STATES = ['active', 'blocked', 'closed'] as const

export const StaffShopperRow = Type.Object({
  id: Id,
  code: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  nickname: Type.String(),
  lang: Lang,
  state: oneOf(SHOPPER_STATES),
  available_fen: Fen,
  frozen_fen: Fen,
  created_at: Moment,
  /** When their most recent session was last used. */
  seen_at: nullable(Moment),
})

export const ShopperNote = Type.Object({
  id: Id,
  body: Type.String(),
  by: Type.String(),
  created_at: Moment,
})

/** The kinds of records about a shopper; each has its own list. */
export const RECORD_KINDS = [
  'orders',
  'items',
  'stock',
  'parcels',
  'money',
  'transfers',
  'refunds',
  'rewards',
  'points',
  'messages',
  'conversations',
  'logins',
] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** Kinds of things that have a page in the console. */
export const PAGE_KINDS = [
  'order',
  'parcel',
  'stock_item',
  'refund_case',
  'conversation',
  'recharge',
  'remittance',
  'withdrawal',
  'adjustment',
  'claim',
] as const
export const PageRef = Type.Object({
  kind: oneOf(PAGE_KINDS),
  id: Id,
  /** What its list needs to find it: a stage, a number. Empty if the id is enough. */
  hint: Type.String(),
})

/** One row of any of these lists. Fields that do not apply are empty. */
export const ShopperRecord = Type.Object({
  id: Type.String(),
  at: Moment,
  number: Type.String(),
  title: Type.String(),
  /** Its stage, kind or outcome, by the server's name. */
  state: Type.String(),
  detail: Type.String(),
  amount_fen: nullable(SignedFen),
  /** For a movement of money: the account's balance after it. */
  after_fen: nullable(SignedFen),
  page: nullable(PageRef),
})

export const ShopperPage = Type.Object({
  ...StaffShopperRow.properties,
  first_name: Type.String(),
  last_name: Type.String(),
  phone: Type.String(),
  currency: Type.String(),
  two_factor: Type.Boolean(),
  withdrawing_fen: Fen,
  open_sessions: Type.Integer(),
  blocked: nullable(Type.Object({ at: Moment, by: Type.String(), reason: Type.String() })),
  points: Type.Integer(),
  plan: nullable(
    Type.Object({
      name: Type.String(),
      paid_until: Moment,
      cancelled: Type.Boolean(),
      next_name: nullable(Type.String()),
    }),
  ),
  counts: Type.Record(Type.String(), Type.Integer()),
  notes: Type.Array(ShopperNote),
  standing: StaffStanding,
})

export const listShoppers = route('GET /staff/shoppers', {
  who,
  summary:
    'List shoppers, newest first; search by code, e-mail address, name, or the number of an order or package',
  query: Type.Object({
    ...pageQuery,
    q: Type.Optional(text(100)),
    state: Type.Optional(oneOf(SHOPPER_STATES)),
  }),
  shows: ['funds', 'shoppers'],
  reply: pageOf(StaffShopperRow),
  refusals: ['invalid_input'],
})

export const getShopper = route('GET /staff/shoppers/{id}', {
  who,
  summary: "Get a shopper: their details, what they have, and colleagues' notes",
  params: ById,
  shows: ['funds', 'shoppers'],
  reply: ShopperPage,
  refusals: ['not_found'],
})

export const listShopperRecords = route('GET /staff/shoppers/{id}/records', {
  who,
  summary: "List a shopper's records of one kind, newest first: orders, goods, money, messages or logins",
  params: ById,
  query: Type.Object({ ...pageQuery, kind: oneOf(RECORD_KINDS) }),
  shows: ['orders', 'stock', 'parcels', 'funds', 'shoppers'],
  reply: pageOf(ShopperRecord),
  refusals: ['not_found', 'invalid_input'],
})

export const noteShopper = route('POST /staff/shoppers/{id}/notes', {
  who,
  summary: 'Add a note about a shopper for colleagues. Shoppers never see notes.',
  params: ById,
  body: Type.Object({ body: filled(2000) }),
  changes: ['shoppers', 'staff'],
  reply: ShopperNote,
  refusals: ['not_found', 'invalid_input'],
  once: true,
})

export const blockShopper = route('POST /staff/shoppers/{id}/block', {
  who,
  summary: 'Block a shopper immediately, with a reason; every session ends and the shopper cannot log in',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['account', 'shoppers'],
  reply: ShopperPage,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const unblockShopper = route('POST /staff/shoppers/{id}/unblock', {
  who,
  summary: 'Unblock a shopper, with a reason. A closed account stays closed.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['shoppers'],
  reply: ShopperPage,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
