import { PAYMENT_STAGES } from '@longhaul/domain/funds/stages.ts'
import { Type } from 'typebox'
import { ById, Fen, Id, Moment, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { Recharge } from './funds.ts'
import { route } from '../route.ts'
import { Payee } from './withdrawals.staff.ts'

const finance = { staff: ['finance'] } as const

export const StaffRecharge = Type.Object({
  ...Type.Omit(Recharge, ['provider_url']).properties,
  shopper: Payee,
  margin_per_mille: Type.Integer(),
  /** The provider's order, and its own reference of the payment. */
  provider_ref: nullable(Type.String()),
  payment_ref: nullable(Type.String()),
  /** Whether it only passes through the balance to pay for something. */
  for_payment: Type.Boolean(),
  /** The amount refunded or being refunded. */
  returned_fen: Fen,
  expires_at: Moment,
})

export const listRechargesForStaff = route('GET /staff/recharges', {
  who: finance,
  summary: 'List recharges, newest first; filter by stage, provider or search text',
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(oneOf(PAYMENT_STAGES)),
    provider: Type.Optional(text(40)),
    /** Our number or the provider's, a shopper's code, e-mail address or nickname. */
    q: Type.Optional(text(100)),
  }),
  shows: ['funds'],
  reply: Type.Object({ ...pageOf(StaffRecharge).properties, providers: Type.Array(Type.String()) }),
})

export const getRechargeForStaff = route('GET /staff/recharges/{id}', {
  who: finance,
  summary: 'Get a recharge, with what its provider reported, what it paid for and what was refunded',
  params: ById,
  shows: ['funds'],
  reply: Type.Object({
    ...StaffRecharge.properties,
    /** What it paid for directly. */
    paid: Type.Array(Type.Object({ kind: oneOf(['order', 'parcel']), id: Id, number: Type.String() })),
    returns: Type.Array(
      Type.Object({
        id: Id,
        stage: oneOf(['waiting', 'done', 'refused', 'undone']),
        stage_at: Moment,
        amount_minor: Type.Integer(),
        amount_fen: Fen,
        /** The part that the balance could no longer cover. */
        short_fen: Fen,
        /** Null if the provider refunded without our involvement. */
        withdrawal_number: nullable(Type.String()),
        failure: Type.String(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const followRecharge = route('POST /staff/recharges/{id}/follow', {
  who: finance,
  summary: 'Query the provider for the current status of an unfinished payment',
  params: ById,
  body: Type.Object({}),
  changes: ['funds'],
  reply: StaffRecharge,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

/** Every possible payment method, enabled or not. */
export const listWaysToPayForStaff = route('GET /staff/ways_to_pay', {
  who: { staff: ['finance'] },
  summary:
    'List the accounts that accept remittances, and every payment provider with the state of its settings',
  shows: ['site'],
  reply: Type.Object({
    bank: Type.String(),
    western_union: Type.String(),
    providers: Type.Array(
      Type.Object({
        id: Type.String(),
        company: Type.String(),
        is_set_up: Type.Boolean(),
        /** Whether the keys move real money: neither test keys nor a sandbox. */
        is_live: Type.Boolean(),
        currencies: Type.Array(Type.String()),
        /** The names of the environment variables that it needs, never their values. */
        settings: Type.Array(Type.String()),
      }),
    ),
  }),
})
