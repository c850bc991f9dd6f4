import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import { type Refundable, refundMinor, refundableFen } from './refund-shares.ts'

/** The largest single withdrawal in fen: a million yuan. A larger amount takes a second request. */
export const WITHDRAWAL_MAX_FEN = 100_000_000

/** How money is paid out manually where no provider can take it back. */
export const PAYOUT_METHODS = ['bank_transfer', 'paypal', 'alipay'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** Hours without payouts after a change of the e-mail address, which is the first thing that an account thief changes. */
export const HOLD_HOURS = 24

/** Until when withdrawals are held after a change of the e-mail address; null if they are not. */
export function heldUntil(emailChangedAt: Date | null, now: Date): Date | null {
  if (!emailChangedAt) return null
  const until = new Date(emailChangedAt.getTime() + HOLD_HOURS * 3_600_000)
  return until > now ? until : null
}

/** The longest that a dispute holds withdrawals if its provider never reports a decision. Card networks decide within this time. */
export const DISPUTE_DAYS = 120

/** Why a withdrawal is refused or held. */
export const HOLD_REASONS = [
  'withdrawal_owing',
  'withdrawal_disputed',
  'withdrawal_held',
] as const satisfies readonly Reason[]
export type HoldReason = (typeof HOLD_REASONS)[number]

/** A shopper's debt, and whether a dispute about one of their recharges is open. */
export type Standing = { owedFen: Fen; isDisputed: boolean }

/** Null when a shopper may request a withdrawal, else why not: debts and disputes must be settled first. */
export function whyNotWithdraw({ owedFen, isDisputed }: Standing): HoldReason | null {
  if (owedFen > 0) return 'withdrawal_owing'
  return isDisputed ? 'withdrawal_disputed' : null
}

/** Null when a withdrawal may be paid, else why not. */
export const whyNotPayOut = (
  standing: Standing & { emailChangedAt: Date | null },
  now: Date,
): HoldReason | null =>
  whyNotWithdraw(standing) ?? (heldUntil(standing.emailChangedAt, now) ? 'withdrawal_held' : null)

/** A recharge that can be refunded, in steps of the provider's smallest coin. */
export type Source = Refundable & { id: string; step: number }
export type Part = { id: string; fen: Fen; minor: number }

/**
 * Divides a withdrawal among its sources in the order given, which is newest first (spending uses the oldest money first, and providers are most
 * likely to accept refunds of recent payments). The rest is paid manually. The parts and the rest add up to the amount.
 */
export function planWithdrawal(
  amountFen: Fen,
  sources: readonly Source[],
): { parts: Part[]; byHandFen: Fen } {
  const parts: Part[] = []
  let left = amountFen
  for (const source of sources) {
    const fen = Math.min(left, refundableFen(source))
    if (fen === 0) continue
    const minor = refundMinor(source, fen, source.step)
    // An amount below the currency's smallest coin cannot be refunded.
    if (minor === 0) continue
    parts.push({ id: source.id, fen, minor })
    left -= fen
  }
  return { parts, byHandFen: left }
}
