import type { Fen } from './fen.ts'

/** How many digits follow the decimal point in a currency (ISO 4217). Two unless listed. */
const MINOR_DIGITS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
} // prettier-ignore

/** Decimal digits of a currency's minor unit: 2 for CNY and USD, 0 for JPY, 3 for KWD. */
export const minorDigits = (currency: string): number => MINOR_DIGITS[currency] ?? 2

/**
 * Rates are stored as whole billionths of a yuan for one major unit of the currency: 6.70778359 is
 * 6_707_783_590. This precision is needed because a rupiah is worth 0.000372 yuan.
 */
export type RateNanos = number

/** A decimal string such as `6.70778359` as RateNanos. Throws on anything else. */
export function parseRate(text: string): RateNanos {
  if (!/^\d{1,7}(\.\d{1,12})?$/.test(text)) throw new RangeError(`not a rate: ${text}`)
  const nanos = Math.round(Number(text) * 1_000_000_000)
  if (nanos <= 0) throw new RangeError(`not a rate: ${text}`)
  return nanos
}

/**
 * The rate at which a shopper's payment is credited: the market rate less our margin (per mille), rounded
 * down in the house's favour.
 */
export function creditRate(market: RateNanos, marginPerMille: number): RateNanos {
  return Math.floor((market * (1000 - marginPerMille)) / 1000)
}

/** Converts an amount in another currency's minor units to fen, rounded down (the amount credited). */
export function toFen(minor: number, currency: string, rate: RateNanos): Fen {
  const scale = 10n ** BigInt(minorDigits(currency))
  return Number((BigInt(minor) * BigInt(rate) * 100n) / (scale * 1_000_000_000n))
}

/** The minor units of a currency that are worth at least `fen`, rounded up (the amount to pay). */
export function fromFen(fen: Fen, currency: string, rate: RateNanos): number {
  const scale = 10n ** BigInt(minorDigits(currency))
  const divisor = BigInt(rate) * 100n
  return Number((BigInt(fen) * scale * 1_000_000_000n + divisor - 1n) / divisor)
}

/**
 * The amount that a shopper pays so that `net` remains after the provider's fee: (net + fixed) / (1 − rate),
 * rounded up (docs/rules/payments.md: 100.00 at 5 % + 0.30 is 105.58). All in minor units of one currency.
 */
export function grossUp(net: number, fee: { perMille: number; fixed: number }): number {
  return Math.ceil(((net + fee.fixed) * 1000) / (1000 - fee.perMille))
}
