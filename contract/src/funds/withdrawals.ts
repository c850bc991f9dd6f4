import { WITHDRAWAL_STAGES } from '@longhaul/domain/funds/stages.ts'
import { STANDING_REASONS } from '@longhaul/domain/funds/standing.ts'
import { PAYOUT_METHODS, WITHDRAWAL_MAX_FEN } from '@longhaul/domain/funds/withdrawal.ts'
import { Type } from 'typebox'
import {
  ById,
  Currency,
  Fen,
  Id,
  Moment,
  filled,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { route } from '../route.ts'
import { Hold } from './standing.ts'

export const Payout = Type.Object({
  method: oneOf(PAYOUT_METHODS),
  /** The account holder. */
  name: filled(100),
  /** IBAN, account number, address. */
  account: filled(100),
  /** Bank, SWIFT code, branch. */
  details: text(500),
})

/** A part of a withdrawal that is refunded to its source. */
export const WithdrawalPart = Type.Object({
  provider: Type.String(),
  recharge_number: Type.String(),
  currency: Currency,
  amount_minor: Type.Integer(),
  amount_fen: Fen,
  stage: oneOf(['waiting', 'done', 'refused', 'undone']),
})

export const Withdrawal = Type.Object({
  id: Id,
  number: Type.String(),
  stage: oneOf(WITHDRAWAL_STAGES),
  amount_fen: Fen,
  parts: Type.Array(WithdrawalPart),
  by_hand_fen: Fen,
  by_hand_at: nullable(Moment),
  payout: nullable(Payout),
  reason: Type.String(),
  /** Not paid out before this moment, because of a recent change; `holds` tells which. */
  held_until: nullable(Moment),
  holds: Type.Array(Hold),
  /** Why it cannot be paid out now; null if it can, and once it is finished. */
  why_held: nullable(oneOf(STANDING_REASONS)),
  created_at: Moment,
  stage_at: Moment,
})

const amount = { amount_fen: Type.Integer({ minimum: 100, maximum: WITHDRAWAL_MAX_FEN }) }

export const previewWithdrawal = route('POST /withdrawals/preview', {
  who: 'shopper',
  summary: 'Preview where a withdrawal goes: back to its sources first, the rest manually',
  body: Type.Object(amount),
  shows: ['funds'],
  changes: [],
  reply: Type.Object({
    available_fen: Fen,
    /** The available balance less what is due with goods. */
    withdrawable_fen: Fen,
    parts: Type.Array(Type.Omit(WithdrawalPart, ['stage'])),
    by_hand_fen: Fen,
    held_until: nullable(Moment),
  }),
  refusals: ['invalid_input', 'insufficient_balance', 'transition_not_allowed'],
})

export const createWithdrawal = route('POST /withdrawals', {
  who: 'verified',
  summary:
    'Request a withdrawal. The amount is put on hold; finance pays it out, to its source first, or gives a reason for rejecting it. Requires the password again.',
  body: Type.Object({
    ...amount,
    payout: Type.Optional(Payout),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  }),
  changes: ['funds', 'messages'],
  reply: Withdrawal,
  refusals: [
    'invalid_input',
    'two_factor_required',
    'insufficient_balance',
    'too_many_requests',
    'transition_not_allowed',
  ],
  once: true,
})

export const listWithdrawals = route('GET /withdrawals', {
  who: 'shopper',
  tokens: 'funds',
  summary: "List the shopper's withdrawals, newest first",
  query: Type.Object(pageQuery),
  shows: ['funds'],
  reply: pageOf(Withdrawal),
})

export const cancelWithdrawal = route('POST /withdrawals/{id}/cancel', {
  who: 'shopper',
  summary: 'Cancel a withdrawal that finance has not approved yet; the money returns to the balance',
  params: ById,
  body: Type.Object({}),
  changes: ['funds'],
  reply: Withdrawal,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})
