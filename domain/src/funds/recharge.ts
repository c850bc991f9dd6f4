import type { Fen } from '../money/fen.ts'
import type { PaymentStage } from './stages.ts'

/** The least that a shopper recharges; the missing part of a payment may be less. */
export const RECHARGE_MIN_FEN: Fen = 100

/**
 * The most that one recharge can credit: 100,000 yuan, more than a card pays at once. A larger amount takes
 * several recharges.
 */
export const RECHARGE_MAX_FEN: Fen = 10_000_000

/**
 * Whether a recharge that is paid now is paid after its page expired, so that it is credited at the rate of
 * today: a rate that can be kept for weeks is a free bet on the currency. The provider is asked before a
 * recharge expires, so what was paid in time and reported late keeps its rate.
 */
export const isPaidLate = (recharge: { stage: PaymentStage; expiresAt: Date }, now: Date): boolean =>
  recharge.stage === 'expired' || (recharge.stage === 'failed' && now > recharge.expiresAt)
