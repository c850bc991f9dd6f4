import { tidyUpper } from '../texts/tidy.ts'

/**
 * The quasigroup of order 10 by H. Michael Damm (2004): detects every wrong digit and every transposition of
 * adjacent digits.
 */
const DAMM = [
  '0317598642', '7092154863', '4206871359', '1750983426', '6123045978',
  '3674209581', '5869720134', '8945362017', '9438617205', '2581436790',
] // prettier-ignore

/** The Damm check digit of a string of digits. */
export function checkDigit(digits: string): string {
  let interim = 0
  for (const digit of digits) interim = Number(DAMM[interim]![Number(digit)])
  return String(interim)
}

/**
 * A number for people to read and dictate: a letter, a sequence number of eight digits, a check digit.
 * `O000010429`.
 */
export const readableNumber = (
  letter: 'O' | 'P' | 'R' | 'W' | 'M' | 'C' | 'A' | 'G' | 'F',
  running: number,
): string => {
  const digits = String(running).padStart(8, '0')
  return `${letter}${digits}${checkDigit(digits)}`
}

/**
 * Whether a typed number is valid: a known letter and the right check digit. Blanks and lower case are
 * accepted.
 */
export function isReadableNumber(text: string): boolean {
  const match = /^[OPRWMCAGF](\d{8,12})(\d)$/.exec(tidyUpper(text).replaceAll(/[ -]/g, ''))
  return match !== null && checkDigit(match[1]!) === match[2]
}
