import { EU } from '../customs/hs-code.ts'
import { minorDigits } from '../money/exchange.ts'
import type { Money } from './rule.ts'

/**
 * Up to which value of the goods a line's price contains duty and tax, as the operator writes it by
 * destination: `GB 135 GBP, EU 150 EUR, * 800 USD`. `EU` is each of its members without an entry of its own,
 * `*` every other destination; without it the others have no limit.
 */
const ENTRY = /^([A-Z]{2}|\*) (\d{1,9})(?:\.(\d{1,3}))? ([A-Z]{3})$/

const entriesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((entry) => entry.trim().replaceAll(/\s+/g, ' '))
    .filter((entry) => entry !== '')

/** Whether a text is not such a list, or names a destination twice. */
export function whyNotPaidUpTo(typed: string): 'format' | 'twice' | null {
  const entries = entriesOf(typed)
  if (entries.some((entry) => readEntry(entry) === null)) return 'format'
  const names = entries.map((entry) => entry.split(' ')[0])
  return new Set(names).size < names.length ? 'twice' : null
}

/** The limit of a destination; null: none. */
export function paidUpTo(typed: string, country: string): Money | null {
  const entries = new Map(
    entriesOf(typed)
      .flatMap((entry) => readEntry(entry) ?? [])
      .map((entry) => [entry.to, entry]),
  )
  const found = entries.get(country) ?? (EU.has(country) ? entries.get('EU') : undefined) ?? entries.get('*')
  return found ? found.limit : null
}

function readEntry(entry: string): { to: string; limit: Money } | null {
  const [, to, units, decimals = '', currency] = ENTRY.exec(entry) ?? []
  if (to === undefined || units === undefined || currency === undefined) return null
  const digits = minorDigits(currency)
  if (decimals.length > digits) return null
  return { to, limit: { currency, minor: Number(units + decimals.padEnd(digits, '0')) } }
}
