import { WITHDRAWAL_STAGES } from '@longhaul/domain/funds/stages.ts'
import { Type } from 'typebox'
import { WhyNotSecondStep, ById, Id, filled, nullable, oneOf, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'
import { LiftedHolds } from './standing.staff.ts'
import { Withdrawal, WithdrawalPart } from './withdrawals.ts'

const finance = { staff: ['finance'] } as const

/** The shopper who owns the money, for staff. */
export const Payee = Type.Object({
  id: Id,
  code: Type.String(),
  email: Type.String(),
  nickname: Type.String(),
})

export const StaffWithdrawal = Type.Object({
  ...Type.Omit(Withdrawal, ['parts']).properties,
  /** With the reason if a provider refused. */
  parts: Type.Array(Type.Object({ ...WithdrawalPart.properties, failure: Type.String() })),
  by_hand_reference: Type.String(),
  shopper: Payee,
  decided_by: nullable(Id),
  decided_by_name: nullable(Type.String()),
  /** Two people decide: one approves, another pays. */
  two_people: Type.Boolean(),
  approved_by: nullable(Id),
  approved_by_name: nullable(Type.String()),
  /** Holds that a colleague lifted: another person has to pay it. */
  lifted: LiftedHolds,
  why_not_second: WhyNotSecondStep,
})

export const listWithdrawalsForStaff = route('GET /staff/withdrawals', {
  who: finance,
  summary: 'List withdrawals, newest first: those waiting for finance, or those at one stage',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(['open', ...WITHDRAWAL_STAGES])) }),
  shows: ['funds'],
  reply: pageOf(StaffWithdrawal),
})

export const payWithdrawal = route('POST /staff/withdrawals/{id}/pay', {
  who: finance,
  summary:
    'Approve a withdrawal. Money that came through a provider is refunded through it; the rest has to be paid manually. Refused while withdrawals are held. Where two people are required, the first call approves and another person has to make the second.',
  params: ById,
  body: Type.Object({}),
  changes: ['funds'],
  reply: StaffWithdrawal,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const payWithdrawalByHand = route('POST /staff/withdrawals/{id}/pay_by_hand', {
  who: finance,
  summary: "Record that the rest was paid manually, with the bank's reference number",
  params: ById,
  body: Type.Object({ reference: filled(100) }),
  changes: ['funds', 'messages'],
  reply: StaffWithdrawal,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const rejectWithdrawal = route('POST /staff/withdrawals/{id}/reject', {
  who: finance,
  summary: 'Reject a withdrawal with a reason that the shopper sees. The money returns to the balance.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['funds', 'messages'],
  reply: StaffWithdrawal,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})
