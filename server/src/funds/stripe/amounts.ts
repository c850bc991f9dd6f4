import { minorDigits } from '@longhaul/domain/money/exchange.ts'

/*
 * How Stripe counts (docs.stripe.com/currencies): in the currency's minor unit, with exceptions. Ours are ISO 4217's; these are the differences.
 */

/** Currencies without decimals that Stripe all the same counts in hundredths, which must be whole units. */
const IN_HUNDREDTHS = new Set(['ISK', 'UGX'])
/** Currencies that Stripe counts in whole units though they have two decimals. */
const IN_UNITS = new Set(['MGA'])

/** The smallest amount that Stripe takes, in our minor units: of three-decimal currencies the last digit must be 0. */
export function stripeStep(currency: string): number {
  if (IN_UNITS.has(currency)) return 10 ** minorDigits(currency)
  return minorDigits(currency) === 3 ? 10 : 1
}

/** An amount in our minor units as Stripe counts it. */
export function toStripe(minor: number, currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return minor * 100
  return IN_UNITS.has(currency) ? minor / 10 ** minorDigits(currency) : minor
}

/** The way back. A fraction, which Stripe never sends, stays one and so equals no amount. */
export function fromStripe(amount: number, currency: string): number {
  if (IN_HUNDREDTHS.has(currency)) return amount / 100
  return IN_UNITS.has(currency) ? amount * 10 ** minorDigits(currency) : amount
}
