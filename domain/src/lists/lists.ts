import { namesOf } from '../entries.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { PAYMENT_STAGES, REMITTANCE_STAGES, WITHDRAWAL_STAGES } from '../funds/stages.ts'
import { ACTORS } from '../next-step/actor.ts'
import { REFUND_STAGES } from '../orders/refund-case.ts'
import { ITEM_STAGES } from '../states/item-stages.ts'
import { PARCEL_STAGES } from '../states/parcel-stages.ts'
import type { StaffRole } from '../states/table.ts'
import { STOCK_STAGES } from '../warehouse/here.ts'
import { HOLD_REASONS } from '../warehouse/stock-stop.ts'

/**
 * The type of a column's values. `choice` is a word of a closed list; `chinese` is marked as Chinese whatever
 * the page's language.
 */
export type ColumnKind = 'code' | 'text' | 'chinese' | 'choice' | 'money' | 'count' | 'grams' | 'moment'
/**
 * The values of a filter: a word of a closed list; an entry of a table that the shop maintains (the choices
 * are the current entries, but deleted ones are still accepted); an entry that is searched for because there
 * are too many to list; a day in Shanghai.
 */
export type ListFilter =
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'kept'; of: 'warehouses' | 'platforms' | 'countries'; max: number }
  | { kind: 'searched'; of: SearchedFor; max: number }
  | { kind: 'day' }

/** What a filter can search. A shelf may be given by a prefix, which selects a whole rack. */
export const SEARCHED_FOR = ['shoppers', 'lines', 'shelves', 'providers'] as const
export type SearchedFor = (typeof SEARCHED_FOR)[number]

/**
 * A list for staff: the roles that may read it, its columns, filters and sort orders. The first column names
 * the row.
 */
export type ListShape = {
  roles: readonly StaffRole[]
  columns: Readonly<Record<string, ColumnKind>>
  /** Columns that are hidden until a member of staff selects them: the others fit a screen of 1280 px. */
  hidden: readonly string[]
  filters: Readonly<Record<string, ListFilter>>
  /**
   * The sortable columns. Each has an index, except a deadline, which only open rows have. The default is the
   * first, newest first.
   */
  sorts: readonly [string, ...string[]]
}

const days = { from: { kind: 'day' }, to: { kind: 'day' } } as const
const searched = (of: SearchedFor, max: number) => ({ kind: 'searched', of, max }) as const
const choice = (of: readonly string[]) => ({ kind: 'choice', of }) as const
const actor = choice(ACTORS)
const kept = (of: 'warehouses' | 'platforms' | 'countries', max: number) =>
  ({ kind: 'kept', of, max }) as const
const warehouse = kept('warehouses', 8)
/** A shopper's code. */
const shopper = searched('shoppers', 6)

export const MAIL_STATES = ['sent', 'waiting', 'failed'] as const
const LISTED_SHOPPER_STATES = ['active', 'unverified', 'blocked'] as const

/** Every list, by its name in addresses. */
export const LISTS = {
  items: {
    roles: ['support', 'buyer'],
    columns: {
      number: 'code',
      title: 'chinese',
      stage: 'choice',
      step: 'choice',
      actor: 'choice',
      stage_at: 'moment',
      act_by: 'moment',
      shopper: 'text',
      seller: 'chinese',
      quantity: 'count',
      total: 'money',
      seller_order: 'code',
      tracking: 'code',
      warehouse: 'code',
      platform: 'code',
      paid_at: 'moment',
    },
    hidden: ['step', 'seller', 'quantity', 'seller_order', 'tracking', 'warehouse', 'platform', 'paid_at'],
    filters: {
      actor,
      stage: choice(ITEM_STAGES),
      warehouse,
      shopper,
      platform: kept('platforms', 20),
      ...days,
    },
    sorts: ['stage_at', 'total', 'act_by'],
  },
  parcels: {
    roles: ['warehouse', 'support'],
    columns: {
      number: 'code',
      stage: 'choice',
      step: 'choice',
      actor: 'choice',
      stage_at: 'moment',
      act_by: 'moment',
      shopper: 'text',
      country: 'code',
      line: 'code',
      warehouse: 'code',
      weight: 'grams',
      fee: 'money',
      tracking: 'code',
      created_at: 'moment',
      paid_at: 'moment',
    },
    hidden: ['step', 'line', 'warehouse', 'weight', 'tracking', 'created_at', 'paid_at'],
    filters: {
      actor,
      stage: choice(PARCEL_STAGES),
      warehouse,
      country: kept('countries', 2),
      line: searched('lines', 40),
      shopper,
      ...days,
    },
    sorts: ['stage_at', 'created_at', 'act_by'],
  },
  stock: {
    roles: ['warehouse', 'support'],
    columns: {
      title: 'chinese',
      stage: 'choice',
      received_at: 'moment',
      shopper: 'text',
      warehouse: 'code',
      shelf: 'code',
      quantity: 'count',
      weight: 'grams',
      value: 'money',
      tracking: 'code',
      free_until: 'moment',
      hold: 'choice',
    },
    hidden: ['value', 'hold'],
    filters: {
      stage: choice(STOCK_STAGES),
      hold: choice(HOLD_REASONS),
      warehouse,
      shelf: searched('shelves', 20),
      shopper,
      ...days,
    },
    sorts: ['received_at'],
  },
  shoppers: {
    roles: ['support', 'finance'],
    columns: {
      code: 'code',
      name: 'text',
      email: 'text',
      state: 'choice',
      language: 'choice',
      currency: 'code',
      created_at: 'moment',
    },
    hidden: ['currency'],
    filters: { state: choice(LISTED_SHOPPER_STATES), language: choice(LANGS), ...days },
    sorts: ['created_at'],
  },
  recharges: {
    roles: ['finance'],
    columns: {
      number: 'code',
      shopper: 'text',
      stage: 'choice',
      provider: 'code',
      amount: 'money',
      reference: 'code',
      created_at: 'moment',
    },
    hidden: ['reference'],
    filters: { stage: choice(PAYMENT_STAGES), provider: searched('providers', 40), shopper, ...days },
    sorts: ['created_at', 'amount'],
  },
  remittances: {
    roles: ['finance'],
    columns: {
      number: 'code',
      shopper: 'text',
      stage: 'choice',
      method: 'choice',
      sender: 'text',
      amount: 'money',
      created_at: 'moment',
    },
    hidden: [],
    filters: {
      stage: choice(REMITTANCE_STAGES),
      method: choice(['western_union', 'bank_transfer']),
      shopper,
      ...days,
    },
    sorts: ['created_at'],
  },
  withdrawals: {
    roles: ['finance'],
    columns: {
      number: 'code',
      shopper: 'text',
      stage: 'choice',
      amount: 'money',
      created_at: 'moment',
      decided_at: 'moment',
    },
    hidden: [],
    filters: { stage: choice(WITHDRAWAL_STAGES), shopper, ...days },
    sorts: ['created_at', 'amount'],
  },
  refunds: {
    roles: ['support', 'buyer', 'finance'],
    columns: {
      number: 'code',
      title: 'chinese',
      stage: 'choice',
      actor: 'choice',
      shopper: 'text',
      amount: 'money',
      reason: 'text',
      created_at: 'moment',
    },
    hidden: [],
    filters: { actor, stage: choice(REFUND_STAGES), shopper, ...days },
    sorts: ['created_at'],
  },
  mails: {
    roles: ['support'],
    columns: {
      recipient: 'text',
      subject: 'text',
      state: 'choice',
      template: 'code',
      language: 'choice',
      created_at: 'moment',
    },
    hidden: ['template'],
    filters: { state: choice(MAIL_STATES), language: choice(LANGS), ...days },
    sorts: ['created_at'],
  },
} as const satisfies Record<string, ListShape>

export type ListId = keyof typeof LISTS
export const LIST_IDS = namesOf(LISTS)
export const listShape = (id: ListId): ListShape => LISTS[id]
