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
  /** The provider's order, and its own number of the payment. */
  provider_ref: nullable(Type.String()),
  payment_ref: nullable(Type.String()),
  /** Whether it only passes through the balance, to pay something. */
  for_payment: Type.Boolean(),
  /** What of it went back or is on its way back. */
  returned_fen: Fen,
  expires_at: Moment,
})

export const listRechargesForStaff = route('GET /staff/recharges', {
  who: finance,
  summary: 'Recharges, newest first, by stage, provider, or what is known of them.',
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
  summary: 'One recharge with what its provider told of it, what it paid and what went back.',
  params: ById,
  shows: ['funds'],
  reply: Type.Object({
    ...StaffRecharge.properties,
    /** What was bought with it at once. */
    paid: Type.Array(Type.Object({ kind: oneOf(['order', 'parcel']), id: Id, number: Type.String() })),
    returns: Type.Array(
      Type.Object({
        id: Id,
        stage: oneOf(['waiting', 'done', 'refused', 'undone']),
        stage_at: Moment,
        amount_minor: Type.Integer(),
        amount_fen: Fen,
        /** What the balance did not hold any more. */
        short_fen: Fen,
        /** Null where the provider gave back without us. */
        withdrawal_number: nullable(Type.String()),
        failure: Type.String(),
      }),
    ),
  }),
  refusals: ['not_found'],
})

export const followRecharge = route('POST /staff/recharges/{id}/follow', {
  who: finance,
  summary: 'Ask the provider now how an unfinished payment stands.',
  params: ById,
  body: Type.Object({}),
  changes: ['funds'],
  reply: StaffRecharge,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

/** Every way in which money could come in, whether it is open or not. */
export const listWaysToPayForStaff = route('GET /staff/ways_to_pay', {
  who: { staff: ['finance'] },
  summary: 'The accounts that can be remitted to, and every payment provider with the state of its settings.',
  shows: ['site'],
  reply: Type.Object({
    bank: Type.String(),
    western_union: Type.String(),
    providers: Type.Array(
      Type.Object({
        id: Type.String(),
        company: Type.String(),
        is_set_up: Type.Boolean(),
        /** Keys with which money really moves: neither test keys nor a sandbox. */
        is_live: Type.Boolean(),
        currencies: Type.Array(Type.String()),
        /** Names of the environment that it needs, never what they are set to. */
        settings: Type.Array(Type.String()),
      }),
    ),
  }),
})
