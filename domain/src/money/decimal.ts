import { minorDigits } from './exchange.ts'

/** Minor units as the decimal that providers write: 1050 of USD is `10.50`, of JPY `1050`, of KWD `1.050`. */
export function toDecimal(minor: number, digits: number): string {
  const text = String(minor).padStart(digits + 1, '0')
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** A decimal of a currency as minor units; undefined where it is none, or finer than the currency's unit. A sign is not read. */
export function fromDecimal(text: string, currency: string): number | undefined {
  const match = /^(\d{1,13})(?:\.(\d{1,6}))?$/.exec(text)
  if (!match) return undefined
  const digits = minorDigits(currency)
  const fraction = (match[2] ?? '').padEnd(digits, '0')
  if (/[1-9]/.test(fraction.slice(digits))) return undefined
  const minor = Number(`${match[1]}${fraction.slice(0, digits)}`)
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** Rounds up to a multiple of the given number of minor units: a provider may accept no smaller coin. */
export const roundUpTo = (minor: number, step: number): number => Math.ceil(minor / step) * step
