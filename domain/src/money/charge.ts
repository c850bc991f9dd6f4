import { roundUpTo } from './decimal.ts'
import { type RateNanos, fromFen, grossUp } from './exchange.ts'
import type { Fen } from './fen.ts'

/**
 * Everything that decides what a payment in one currency is charged: the rates, the provider's fee, and its
 * smallest step.
 */
export type ChargeTerms = {
  readonly currency: string
  /** The market rate. */
  readonly rateNanos: RateNanos
  /** The rate at which money is credited: the market rate less our margin. */
  readonly creditNanos: RateNanos
  /** The provider's fee: per mille of the amount paid, and a fixed part for each payment, in minor units. */
  readonly feePerMille: number
  readonly feeFixedMinor: number
  /** The provider's smallest step, in minor units. */
  readonly stepMinor: number
}

/**
 * What a shopper is charged so that `fen` arrives: the amount at the credited rate, rounded up, plus the
 * provider's fee, rounded up to the provider's step. All in minor units. This is the only place that adds the
 * fee, and it adds it once; an amount in yuan never contains it (docs/rules/payments.md).
 */
export function charge(fen: Fen, terms: ChargeTerms): { payMinor: number; feeMinor: number } {
  if (fen === 0) return { payMinor: 0, feeMinor: 0 }
  const netMinor = fromFen(fen, terms.currency, terms.creditNanos)
  const fee = { perMille: terms.feePerMille, fixed: terms.feeFixedMinor }
  const payMinor = roundUpTo(grossUp(netMinor, fee), terms.stepMinor)
  return { payMinor, feeMinor: payMinor - netMinor }
}

/**
 * The part of a charge for an amount that is not paid on its own: the price of one piece, a balance. The
 * fixed part of the fee belongs to the whole payment.
 */
export const chargeShare = (fen: Fen, terms: ChargeTerms): number =>
  charge(fen, { ...terms, feeFixedMinor: 0, stepMinor: 1 }).payMinor

/**
 * What goods cost a shopper up to their door: paid to us when ordering and at shipping, and to customs or the
 * carrier on delivery.
 */
export type LandedAmounts = { readonly nowFen: Fen; readonly laterFen: Fen; readonly atDoorFen: Fen }

/** The cost to the door in yuan. Without any payment fee, which depends on how it is paid. */
export const landedFen = ({ nowFen, laterFen, atDoorFen }: LandedAmounts): Fen =>
  nowFen + laterFen + atDoorFen

/**
 * The cost to the door in the shopper's currency: two payments as they are charged, and customs charges,
 * which no provider collects, at the market rate.
 */
export const landedCharge = ({ nowFen, laterFen, atDoorFen }: LandedAmounts, terms: ChargeTerms): number =>
  charge(nowFen, terms).payMinor +
  charge(laterFen, terms).payMinor +
  fromFen(atDoorFen, terms.currency, terms.rateNanos)
