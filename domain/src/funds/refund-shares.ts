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

/** What of a recharge went back, with what its provider kept as its fee and what of that went back too. */
export type Taken = Refundable & { feeMinor: number; refundedFeeMinor: number }

/**
 * What a refund of `minor` that was not started here takes from the shopper, rounded up in the house's favour, and how much of it was the
 * provider's fee, which is not the shopper's. Everything that went back for the recharge counts: what goes beyond what was credited, since it
 * was withdrawn or disputed before, is `excessFen` of `fen`, at the rate of the recharge.
 */
export function takenFen(of: Taken, minor: number): { fen: Fen; excessFen: Fen; feeMinor: number } {
  const left = Math.max(0, of.netMinor - of.refundedMinor)
  const netMinor = Math.min(minor, left)
  const worth = (part: number): Fen =>
    Number((BigInt(part) * BigInt(of.creditFen) + BigInt(of.netMinor) - 1n) / BigInt(of.netMinor))
  const netFen = netMinor === left ? refundableFen(of) : Math.min(worth(netMinor), refundableFen(of))
  const feeMinor = Math.min(minor - netMinor, Math.max(0, of.feeMinor - of.refundedFeeMinor))
  const excessMinor = minor - netMinor - feeMinor
  // At what it went back for before, where that was more: parts of a withdrawal lose what is less than the smallest coin.
  const before = of.refundedMinor === 0 ? 0 : Math.ceil((excessMinor * of.refundedFen) / of.refundedMinor)
  const excessFen = Math.max(worth(excessMinor), before)
  return { fen: netFen + excessFen, excessFen, feeMinor }
}
