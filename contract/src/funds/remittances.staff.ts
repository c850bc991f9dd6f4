import { REMITTANCE_MAX_FEN, REMITTANCE_MAX_MINOR } from '@longhaul/domain/funds/remittance.ts'
import { REMITTANCE_STAGES } from '@longhaul/domain/funds/stages.ts'
import { Type } from 'typebox'
import {
  WhyNotSecondStep,
  ById,
  Currency,
  Fen,
  Id,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
} from '../fields.ts'
import { Remittance } from './remittances.ts'
import { route } from '../route.ts'
import { Payee } from './withdrawals.staff.ts'

const finance = { staff: ['finance'] } as const

export const StaffRemittance = Type.Object({
  ...Remittance.properties,
  shopper: Payee,
  decided_by: nullable(Id),
  decided_by_name: nullable(Type.String()),
  /** The first of two people, and the amount that this person saw arrive. */
  approved_by: nullable(Id),
  approved_by_name: nullable(Type.String()),
  why_not_second: WhyNotSecondStep,
  approved_currency: nullable(Currency),
  approved_minor: nullable(Type.Integer()),
  /**
   * The numbers of other remittances with the same bank reference: the same transfer may have been reported
   * twice.
   */
  same_reference: Type.Array(Type.String()),
})

export const listRemittancesForStaff = route('GET /staff/remittances', {
  who: finance,
  summary: 'List remittances, newest first: those pending, or those at one stage',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(REMITTANCE_STAGES)) }),
  shows: ['funds'],
  reply: pageOf(StaffRemittance),
})

export const getRemittanceForStaff = route('GET /staff/remittances/{id}', {
  who: finance,
  summary: 'Get a remittance with its full control number, which is enough to collect the money',
  params: ById,
  shows: ['funds'],
  reply: Type.Object({ ...StaffRemittance.properties, mtcn: Type.String() }),
  refusals: ['not_found'],
})

const received = {
  currency: Currency,
  received_minor: Type.Integer({ minimum: 1, maximum: REMITTANCE_MAX_MINOR }),
}

export const previewRemittanceCredit = route('POST /staff/remittances/{id}/preview_credit', {
  unaudited: true,
  who: finance,
  summary: 'Preview the credit for an amount received, at the latest rate minus the margin',
  params: ById,
  body: Type.Object(received),
  changes: [],
  reply: Type.Object({
    credit_fen: Fen,
    rate: Type.String(),
    rate_quoted_on: Type.String(),
    /** Crediting this requires two people: the first only states what arrived. */
    two_people: Type.Boolean(),
    /** It differs greatly from what the shopper reported. */
    far_from_told: Type.Boolean(),
  }),
  refusals: ['not_found', 'invalid_input', 'try_again'],
})

export const creditRemittance = route('POST /staff/remittances/{id}/credit', {
  who: finance,
  summary:
    'Credit the amount actually received. Refused if the rate has changed since it was displayed. Where two people are required, the first call only enters the amount, and another person has to enter the same one.',
  params: ById,
  body: Type.Object({
    ...received,
    expected_credit_fen: Type.Integer({ minimum: 0, maximum: REMITTANCE_MAX_FEN }),
  }),
  changes: ['funds', 'messages'],
  reply: StaffRemittance,
  refusals: ['not_found', 'transition_not_allowed', 'out_of_date', 'invalid_input', 'try_again'],
  once: true,
})

export const rejectRemittance = route('POST /staff/remittances/{id}/reject', {
  who: finance,
  summary: 'Reject a remittance with a reason that the shopper sees',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['funds', 'messages'],
  reply: StaffRemittance,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})
