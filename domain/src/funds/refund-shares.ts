import type { Fen } from '../money/fen.ts'

/** The refundable part of a recharge: `netMinor` was credited as `creditFen`; the provider keeps its fee. */
export type Refundable = {
  creditFen: Fen
  netMinor: number
  /** The amount refunded or being refunded. */
  refundedFen: Fen
  refundedMinor: number
}

/** How much of a recharge's credit can still be refunded. */
export const refundableFen = (of: Refundable): Fen =>
  of.refundedMinor >= of.netMinor ? 0 : Math.max(0, of.creditFen - of.refundedFen)

/**
 * Converts `fen` of a recharge's credit to the currency in which it was paid, at the rate at which it was
 * credited, rounded down to the provider's smallest step. The last part takes the entire remainder, so that
 * the parts add up to the whole, but for a fraction of a step, which no provider refunds.
 */
export function refundMinor(of: Refundable, fen: Fen, step: number): number {
  const left = Math.floor((of.netMinor - of.refundedMinor) / step) * step
  if (fen >= refundableFen(of)) return left
  const share = Number((BigInt(of.netMinor) * BigInt(fen)) / BigInt(of.creditFen))
  return Math.min(left, Math.floor(share / step) * step)
}

/** The refunded part of a recharge, with the provider's fee and the refunded part of the fee. */
export type Taken = Refundable & { feeMinor: number; refundedFeeMinor: number }

/**
 * The amount to debit from the shopper for a refund of `minor` that was not initiated here, rounded up in the
 * house's favour, and how much of the refund was the provider's fee, which is not debited. Earlier refunds of
 * the recharge are taken into account: the part that exceeds the remaining credit, because that was already
 * withdrawn or disputed, is the `excessFen` included in `fen`, at the rate of the recharge.
 */
export function takenFen(of: Taken, minor: number): { fen: Fen; excessFen: Fen; feeMinor: number } {
  const left = Math.max(0, of.netMinor - of.refundedMinor)
  const netMinor = Math.min(minor, left)
  const worth = (part: number): Fen =>
    Number((BigInt(part) * BigInt(of.creditFen) + BigInt(of.netMinor) - 1n) / BigInt(of.netMinor))
  const netFen = netMinor === left ? refundableFen(of) : Math.min(worth(netMinor), refundableFen(of))
  const feeMinor = Math.min(minor - netMinor, Math.max(0, of.feeMinor - of.refundedFeeMinor))
  const excessMinor = minor - netMinor - feeMinor
  // At the effective rate of the earlier refunds if that is higher: parts of a withdrawal are rounded down to
  // the smallest coin.
  const before = of.refundedMinor === 0 ? 0 : Math.ceil((excessMinor * of.refundedFen) / of.refundedMinor)
  const excessFen = Math.max(worth(excessMinor), before)
  return { fen: netFen + excessFen, excessFen, feeMinor }
}
