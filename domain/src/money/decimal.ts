import { minorDigits } from './exchange.ts'

/**
 * Formats minor units as a decimal, as providers write it: 1050 of USD is `10.50`, of JPY `1050`, of KWD
 * `1.050`.
 */
export function toDecimal(minor: number, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/**
 * Parses a decimal as minor units of a currency; undefined if it is not a decimal or is finer than the minor
 * unit. Signs are not accepted.
 */
export function fromDecimal(text: string, currency: string): number | undefined {
  const match = /^(\d{1,13})(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) return undefined
  const digits = minorDigits(currency)
  const fraction = (match[2] ?? '').padEnd(digits, '0')
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  const minor = Number(`${match[1]}${fraction.slice(0, digits)}`)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** Rounds up to a multiple of the given number of minor units: some providers accept no smaller step. */
export const roundUpTo = (minor: number, step: number): number => Math.ceil(minor / step) * step
