import type { Amount, Rate, RateTable } from './rule.ts'

/** A rate, and whether the code leaves open which of several it is. */
export type FoundRate = { readonly rate: Rate; readonly guessed: boolean }

/**
 * The rate for a code: that of the charge's table, if it says one, otherwise that of the longest beginning
 * among the charge's own rates, otherwise that of `*`. A code that is missing, or too short to decide between
 * several rates, has the range of all of them, and the highest is taken for the likely one.
 */
export function rateFor(
  code: string | null,
  { byCode, table }: Pick<Extract<Amount, { by: 'share' }>, 'byCode' | 'table'>,
): FoundRate {
  const listed = table === null || code === null ? null : rateIn(table, code)
  if (listed !== null) return listed
  const own = code === null ? undefined : longestBeginning(code, byCode)
  const rate = byCode.get(own ?? '*') ?? null
  const narrower = [...byCode.keys()].filter(
    (key) => key !== '*' && (code === null || (key.length > code.length && key.startsWith(code))),
  )
  if (narrower.length === 0) return { rate, guessed: false }
  return { rate: spanOf([rate, ...narrower.map((key) => byCode.get(key)!)]), guessed: true }
}

/**
 * The rate that a table has for a code of at least six digits, or null if it says nothing about it. A code
 * that is shorter than the lines of the table, or one of the lines beside which it stands but that the table
 * does not have (another country's digits after the sixth), has the range of those lines.
 */
export function rateIn({ rates, ranges }: RateTable, code: string): FoundRate | null {
  const own = longestBeginning(code, rates)
  const below = ranges.get(code)
  if (own !== undefined) {
    const rate = rates.get(own)!
    return below === undefined ? { rate, guessed: false } : { rate: spanOf([rate, below]), guessed: true }
  }
  for (let length = Math.min(code.length, LONGEST); length >= SUBHEADING; length -= 1) {
    const beside = ranges.get(code.slice(0, length))
    if (beside !== undefined) return { rate: beside, guessed: true }
  }
  return null
}

/** The digits that are the same all over the world. */
export const SUBHEADING = 6
const LONGEST = 12
const SHORTEST = 2

/** The longest key with which a code begins; undefined if there is none. */
export function longestBeginning(code: string, rates: ReadonlyMap<string, Rate>): string | undefined {
  for (let length = Math.min(code.length, LONGEST); length >= SHORTEST; length -= 1) {
    const beginning = code.slice(0, length)
    if (rates.has(beginning)) return beginning
  }
  return undefined
}

/** From the lowest to the highest of some rates, which is the likely one; null if one is not known. */
export function spanOf(possible: readonly Rate[]): Rate {
  const known = possible.filter((entry) => entry !== null)
  if (known.length < possible.length) return null
  const high = Math.max(...known.map((entry) => entry.high))
  return { low: Math.min(...known.map((entry) => entry.low)), likely: high, high }
}
