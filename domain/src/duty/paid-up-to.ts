import { minorDigits } from '../money/exchange.ts'
import { saidOf, whyNotByDestination } from './by-destination.ts'
import type { Money } from './rule.ts'

/**
 * Up to which value of the goods a line pays duty and tax, as the operator writes it by destination:
 * `GB 135 GBP, EU 150 EUR, * 800 USD`. A destination of which nothing is said has no limit.
 */
const ENTRY = /^([A-Z]{2}|\*) (\d{1,9})(?:\.(\d{1,3}))? ([A-Z]{3})$/

/** Whether a text is not such a list, or names a destination twice. */
export const whyNotPaidUpTo = (typed: string): 'format' | 'twice' | null =>
  whyNotByDestination(typed, readEntry)

/** The limit of a destination; null: none. */
export const paidUpTo = (typed: string, country: string): Money | null => saidOf(typed, country, readEntry)

function readEntry(entry: string): { to: string; said: Money } | null {
  const [, to, units, decimals = '', currency] = ENTRY.exec(entry) ?? []
  if (to === undefined || units === undefined || currency === undefined) return null
  const digits = minorDigits(currency)
  if (decimals.length > digits) return null
  return { to, said: { currency, minor: Number(units + decimals.padEnd(digits, '0')) } }
}
