import {
  ADJUSTMENT_CAUSES,
  ADJUSTMENT_MAX_FEN,
  ADJUSTMENT_STAGES,
} from '@longhaul/domain/funds/adjustment.ts'
import { Type } from 'typebox'
import {
  WhyNotSecondStep,
  ById,
  Fen,
  Id,
  Moment,
  SignedFen,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
} from '../fields.ts'
import { route } from '../route.ts'
import { Payee } from './withdrawals.staff.ts'

const finance = { staff: ['finance'] } as const

export const Adjustment = Type.Object({
  id: Id,
  number: Type.String(),
  stage: oneOf(ADJUSTMENT_STAGES),
  stage_at: Moment,
  /** Positive: credited to the balance; negative: debited. */
  amount_fen: SignedFen,
  cause: oneOf(ADJUSTMENT_CAUSES),
  reason: Type.String(),
  /** The order of which it gives something back; null if of none. */
  order: nullable(Type.Object({ id: Id, number: Type.String() })),
  shopper: Payee,
  /** The shopper's available balance now. */
  available_fen: Fen,
  two_people: Type.Boolean(),
  asked_by: Id,
  asked_by_name: Type.String(),
  why_not_second: WhyNotSecondStep,
  decided_by: nullable(Id),
  decided_by_name: nullable(Type.String()),
  decision_note: Type.String(),
  created_at: Moment,
})

export const listAdjustments = route('GET /staff/adjustments', {
  who: finance,
  summary: 'List manual balance corrections, newest first: those pending, or those at one stage',
  query: Type.Object({ ...pageQuery, stage: Type.Optional(oneOf(['all', ...ADJUSTMENT_STAGES])) }),
  shows: ['funds'],
  reply: pageOf(Adjustment),
})

export const askAdjustment = route('POST /staff/adjustments', {
  who: finance,
  summary:
    "Correct a shopper's balance manually, with a cause and a reason. Booked immediately, or by a second person where two people are required.",
  body: Type.Object({
    shopper_id: Id,
    amount_fen: Type.Integer({ minimum: -ADJUSTMENT_MAX_FEN, maximum: ADJUSTMENT_MAX_FEN }),
    cause: oneOf(ADJUSTMENT_CAUSES),
    reason: filled(500),
    /**
     * The order of which it gives something back, if of one: no more than was paid for its goods. Points and
     * a creator's share for what is given back are taken back, first for our fee.
     */
    order_number: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  changes: ['funds', 'messages'],
  reply: Adjustment,
  refusals: ['not_found', 'invalid_input', 'insufficient_balance', 'transition_not_allowed'],
  once: true,
})

export const bookAdjustment = route('POST /staff/adjustments/{id}/book', {
  who: finance,
  summary: 'Book a correction requested by a colleague',
  params: ById,
  body: Type.Object({}),
  changes: ['funds', 'messages'],
  reply: Adjustment,
  refusals: ['not_found', 'transition_not_allowed', 'insufficient_balance'],
  once: true,
})

export const rejectAdjustment = route('POST /staff/adjustments/{id}/reject', {
  who: finance,
  summary: 'Reject a correction with a reason, or withdraw your own. Nothing is booked.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['funds'],
  reply: Adjustment,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

/** The kinds of decisions that wait for a second person. */
export const APPROVAL_KINDS = ['withdrawal', 'refund_case', 'adjustment', 'remittance', 'claim'] as const

export const listApprovals = route('GET /staff/approvals', {
  who: finance,
  summary:
    'List payments requested or approved by one person that another person has to release, longest waiting first',
  shows: ['orders', 'parcels', 'funds'],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        kind: oneOf(APPROVAL_KINDS),
        id: Id,
        /** The number of the withdrawal or correction; for a refund, of its order. */
        number: Type.String(),
        stage: Type.String(),
        amount_fen: SignedFen,
        about: Type.String(),
        shopper: Payee,
        first_by: Id,
        first_by_name: Type.String(),
        first_at: Moment,
        why_not_second: WhyNotSecondStep,
      }),
    ),
  }),
})
