import type { Fen } from '../money/fen.ts'
import type { Reason } from '../refusals.ts'
import { type Refundable, refundMinor, refundableFen } from './refund-shares.ts'

/** The most that is asked back at once, in fen: a million yuan. More needs a second request. */
export const WITHDRAWAL_MAX_FEN = 100_000_000

/** Where money goes by hand, as far as no provider takes it back. */
export const PAYOUT_METHODS = ['bank_transfer', 'paypal', 'alipay'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** No payout for this long after a change of the e-mail address: that is the first thing an account thief changes. */
export const HOLD_HOURS = 24

/** Until when a withdrawal is held; null if it is not. */
export function heldUntil(emailChangedAt: Date | null, now: Date): Date | null {
  if (!emailChangedAt) return null
  const until = new Date(emailChangedAt.getTime() + HOLD_HOURS * 3_600_000)
  return until > now ? until : null
}

/** A dispute that its provider never called decided holds withdrawals no longer than this. Card networks decide within it. */
export const DISPUTE_DAYS = 120

/** What holds money back that was asked for. */
export const HOLD_REASONS = [
  'withdrawal_owing',
  'withdrawal_disputed',
  'withdrawal_held',
] as const satisfies readonly Reason[]
export type HoldReason = (typeof HOLD_REASONS)[number]

/** What a shopper owes, and whether a dispute about one of their recharges is open. */
export type Standing = { owedFen: Fen; isDisputed: boolean }

/** Null when money may be asked back, else why not: what is owed is settled first, and a dispute decided. */
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

/** A recharge that money may go back to, in steps of the provider's smallest coin. */
export type Source = Refundable & { id: string; step: number }
export type Part = { id: string; fen: Fen; minor: number }

/**
 * Where a withdrawal goes: to its sources first, in the order in which they are given, which is the newest first (what was spent was spent from the
 * oldest, and a young payment is the likeliest to be taken back). The rest is paid by hand. The parts and the rest add up to the amount.
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
    // Less than the smallest coin of its currency cannot go back.
    if (minor === 0) continue
    parts.push({ id: source.id, fen, minor })
    left -= fen
  }
  return { parts, byHandFen: left }
}
