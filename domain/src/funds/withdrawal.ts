import type { Fen } from '../money/fen.ts'
import { type Refundable, refundMinor, refundableFen } from './refund-shares.ts'

/** The largest single withdrawal in fen: a million yuan. A larger amount takes a second request. */
export const WITHDRAWAL_MAX_FEN = 100_000_000

/** How money is paid out manually where no provider can take it back. */
export const PAYOUT_METHODS = ['bank_transfer', 'paypal', 'alipay'] as const
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** A recharge that can be refunded, in steps of the provider's smallest coin. */
export type Source = Refundable & { id: string; step: number }
export type Part = { id: string; fen: Fen; minor: number }

/**
 * Divides a withdrawal among its sources in the order given, which is newest first (spending uses the oldest
 * money first, and providers are most likely to accept refunds of recent payments). The rest is paid
 * manually. The parts and the rest add up to the amount.
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
