import { RECHARGE_MAX_FEN, RECHARGE_MIN_FEN } from '@longhaul/domain/funds/recharge.ts'
import { PAYMENT_STAGES } from '@longhaul/domain/funds/stages.ts'
import { STANDING_REASONS } from '@longhaul/domain/funds/standing.ts'
import { Type } from 'typebox'
import {
  ById,
  Currency,
  Fen,
  Id,
  Moment,
  ShownFen,
  SignedFen,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
} from '../fields.ts'
import { GoodsNames } from '../goods/names.ts'
import { route } from '../route.ts'
import { Standing } from './standing.ts'

/** The most orders and packages that are listed with the money on hold for them. */
export const HOLDS_SHOWN = 50

export const getFunds = route('GET /funds', {
  who: 'shopper',
  tokens: 'funds',
  grants: { scope: 'funds:read' },
  summary: 'Get the available balance, and the amounts on hold with what they are for',
  shows: ['orders', 'funds'],
  reply: Type.Object({
    available_fen: Fen,
    frozen_fen: Fen,
    withdrawing_fen: Fen,
    /** The debt; any credit to the balance pays it first. */
    owed_fen: Fen,
    /** How much of the available balance may be withdrawn. */
    withdrawable_fen: Fen,
    /** Why nothing can be withdrawn now; null if something can. */
    why_not_withdraw: nullable(oneOf(STANDING_REASONS)),
    standing: Standing,
    /**
     * The newest orders, packages and stored goods with money on hold: for photos of goods that came without
     * an order. Goods have a title for a number.
     */
    holds: Type.Array(
      Type.Object({
        kind: oneOf(['order', 'parcel', 'stock_item']),
        id: Id,
        number: Type.String(),
        /** Its goods in the reader's language, of a package with its place. */
        name: Type.String(),
        image: nullable(Type.String()),
        frozen_fen: Fen,
      }),
      { maxItems: HOLDS_SHOWN },
    ),
    /** How many there are in all, and their sum. */
    hold_count: Type.Integer({ minimum: 0 }),
    hold_total_fen: Fen,
  }),
})

/** The accounts on a shopper's statement; the last is the shopper's debt. */
export const STATEMENT_ACCOUNTS = ['available', 'frozen', 'withdrawing', 'shortfall'] as const

export const Entry = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  account: oneOf(STATEMENT_ACCOUNTS),
  change_fen: SignedFen,
  /** Negative for a debt. */
  balance_after_fen: SignedFen,
  subject_kind: Type.String(),
  subject_id: Type.String(),
  subject_number: nullable(Type.String()),
  /** The id of the subject's page, if it has one: the order or the parcel. */
  page_id: nullable(Type.String()),
  /** The goods that it is about, in the reader's language; null if it is about none. */
  name: nullable(Type.String()),
  image: nullable(Type.String()),
  created_at: Moment,
})

export const listEntries = route('GET /funds/entries', {
  who: 'shopper',
  tokens: 'funds',
  grants: { scope: 'funds:read' },
  summary:
    "List the statement: every movement on the shopper's accounts with the balance after it, newest first",
  query: Type.Object({
    ...pageQuery,
    account: Type.Optional(oneOf(STATEMENT_ACCOUNTS)),
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
  }),
  shows: ['orders', 'funds'],
  reply: pageOf(Entry),
})

export const PaymentMethod = Type.Object({
  id: Type.String(),
  name: Type.String(),
  note: Type.String(),
  currencies: Type.Array(Currency),
  fee_per_mille: Type.Integer(),
  /** In fen; converted to the currency when quoted. */
  fee_fixed_minor: Type.Integer(),
})

export const listPaymentMethods = route('GET /payment_methods', {
  who: 'shopper',
  summary: 'List the payment providers that are configured. A provider without keys is not offered.',
  shows: ['site'],
  reply: Type.Object({ methods: Type.Array(PaymentMethod) }),
})

export const Recharge = Type.Object({
  id: Id,
  number: Type.String(),
  stage: oneOf(PAYMENT_STAGES),
  provider: Type.String(),
  currency: Currency,
  pay_minor: Type.Integer(),
  fee_minor: Type.Integer(),
  credit_fen: Fen,
  rate: Type.String(),
  rate_quoted_on: Type.String(),
  provider_url: nullable(Type.String()),
  failure: Type.String(),
  created_at: Moment,
  succeeded_at: nullable(Moment),
})

const quoteBody = (minimum: number) =>
  Type.Object({
    method: Type.String({ minLength: 1, maxLength: 40 }),
    currency: Currency,
    credit_fen: Type.Integer({ minimum, maximum: RECHARGE_MAX_FEN }),
  })

export const previewRecharge = route('POST /recharges/preview', {
  who: 'shopper',
  summary: 'Preview a recharge or the missing part of a payment: amount, fee, exchange rate and its date',
  // A payment may miss less than the smallest recharge.
  body: quoteBody(1),
  shows: ['site'],
  changes: [],
  reply: Type.Object({
    currency: Currency,
    pay_minor: Type.Integer(),
    fee_minor: Type.Integer(),
    credit_fen: Fen,
    rate: Type.String(),
    rate_quoted_on: Type.String(),
  }),
  refusals: ['invalid_input', 'not_found'],
})

export const createRecharge = route('POST /recharges', {
  who: 'verified',
  summary: "Start a recharge; the response contains the URL of the provider's page",
  body: quoteBody(RECHARGE_MIN_FEN),
  changes: ['funds', 'messages'],
  reply: Recharge,
  refusals: ['invalid_input', 'not_found', 'try_again'],
  once: true,
})

export const listRecharges = route('GET /recharges', {
  who: 'shopper',
  tokens: 'funds',
  summary: "List the shopper's recharges, newest first",
  query: Type.Object(pageQuery),
  shows: ['funds'],
  reply: pageOf(Recharge),
})

export const getRecharge = route('GET /recharges/{id}', {
  who: 'shopper',
  summary: 'Get a recharge',
  params: ById,
  shows: ['funds'],
  reply: Recharge,
  refusals: ['not_found'],
})

const payable = {
  order_ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  parcel_id: Type.Optional(Id),
  supplement_ids: Type.Optional(Type.Array(Id, { maxItems: 20 })),
}

const PayableGoods = Type.Object({
  title: Type.String(),
  names: Type.Optional(GoodsNames),
  options_text: Type.String(),
  quantity: Type.Integer(),
  image: nullable(Type.String()),
})

export const Payable = Type.Object({
  kind: oneOf(['order', 'parcel', 'supplement']),
  id: Id,
  number: Type.String(),
  amount_fen: Fen,
  pay_by: nullable(Moment),
  /** Its goods in the reader's language, of a package with its place. */
  name: Type.String(),
  /** The first of the goods to pay for; `goods_count` is their number. */
  goods: Type.Array(PayableGoods),
  goods_count: Type.Integer(),
})

export const previewPayment = route('POST /payments/preview', {
  who: 'shopper',
  grants: { scope: 'funds:read' },
  summary: 'Preview a payment: the amount due and how much of it the balance covers',
  body: Type.Object(payable),
  shows: ['orders', 'parcels', 'funds'],
  changes: [],
  reply: Type.Object({
    /** What is left to pay; all of it if everything is paid already. */
    items: Type.Array(Payable),
    total_fen: Fen,
    available_fen: Fen,
    missing_fen: Fen,
    /** Whether everything is paid already. */
    already_paid: Type.Boolean(),
  }),
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
})

export const createPayment = route('POST /payments', {
  who: 'verified',
  grants: { scope: 'payments:write', spends: 'payment' },
  summary:
    'Pay for orders, a package or supplements: from the balance, or through a provider for what the balance does not cover',
  body: Type.Object({
    ...payable,
    method: Type.String({
      minLength: 1,
      maxLength: 40,
      description: '`balance`, or the id of a payment method',
    }),
    currency: Type.Optional(Currency),
    expected_total_fen: ShownFen,
  }),
  changes: ['orders', 'parcels', 'funds', 'rewards', 'messages'],
  reply: Type.Object({
    id: Id,
    stage: oneOf(PAYMENT_STAGES),
    provider_url: nullable(Type.String()),
    total_fen: Fen,
  }),
  refusals: [
    'not_found',
    'invalid_input',
    'transition_not_allowed',
    'insufficient_balance',
    'out_of_date',
    'try_again',
  ],
  once: true,
})

export const getPayment = route('GET /payments/{id}', {
  who: 'shopper',
  grants: { scope: 'funds:read' },
  summary: 'Get the status of a payment, as polled by the result page',
  params: ById,
  shows: ['orders', 'parcels', 'funds'],
  reply: Type.Object({
    id: Id,
    stage: oneOf(PAYMENT_STAGES),
    total_fen: Fen,
    /** What the provider was asked to collect, its fee included; null for a payment from the balance. */
    charged: Type.Optional(nullable(Type.Object({ currency: Currency, pay_minor: Type.Integer() }))),
    items: Type.Array(Payable),
    /** What the balance has left to spend now. */
    available_fen: Type.Optional(Fen),
    failure: Type.String(),
    /** The money arrived, but its purpose could no longer be paid: it stays on the balance. */
    kept_on_balance: Type.Boolean(),
    created_at: Moment,
  }),
  refusals: ['not_found'],
})
