import type { Fen } from '../money/fen.ts'

/** What of a recharge may still go back: `netMinor` was credited as `creditFen`; the provider keeps its fee. */
export type Refundable = {
  creditFen: Fen
  netMinor: number
  /** What went back, or is on its way. */
  refundedFen: Fen
  refundedMinor: number
}

/** How much of a recharge's credit may still go back. */
export const refundableFen = (of: Refundable): Fen =>
  of.refundedMinor >= of.netMinor ? 0 : Math.max(0, of.creditFen - of.refundedFen)

/**
 * What `fen` of a recharge's credit are in the currency in which it was paid, at the rate at which it was credited, rounded down to the
 * provider's smallest step. The last part takes all that is left, so that parts add up to the whole.
 */
export function refundMinor(of: Refundable, fen: Fen, step: number): number {
  const left = of.netMinor - of.refundedMinor
  if (fen >= refundableFen(of)) return left
  const share = Number((BigInt(of.netMinor) * BigInt(fen)) / BigInt(of.creditFen))
  return Math.min(left, Math.floor(share / step) * step)
}

/**
 * What a refund of `minor` that somebody else started takes from the balance, rounded up in the house's favour, and how much of it was the
 * provider's fee, which is not the shopper's.
 */
export function takenFen(of: Refundable, minor: number): { fen: Fen; netMinor: number; feeMinor: number } {
  const left = Math.max(0, of.netMinor - of.refundedMinor)
  const netMinor = Math.min(minor, left)
  const share = Number(
    (BigInt(netMinor) * BigInt(of.creditFen) + BigInt(of.netMinor) - 1n) / BigInt(of.netMinor),
  )
  const fen = netMinor === left ? refundableFen(of) : Math.min(share, refundableFen(of))
  return { fen, netMinor, feeMinor: minor - netMinor }
}
