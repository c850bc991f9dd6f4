import type { Rate } from './rule.ts'

/**
 * The rate for a code: that of the longest beginning. A code that is missing, or too short to decide between
 * several rates, has the range of all of them, and the highest is taken for the likely one.
 */
export function rateFor(
  code: string | null,
  byCode: ReadonlyMap<string, Rate>,
): { rate: Rate; guessed: boolean } {
  const general = byCode.get('*') ?? null
  if (byCode.size === 1 && byCode.has('*')) return { rate: general, guessed: false }
  const keys = [...byCode.keys()].filter((key) => key !== '*')
  const beginnings = keys.filter((key) => code !== null && code.startsWith(key))
  const own = beginnings.toSorted((a, b) => b.length - a.length)[0]
  const rate = own === undefined ? general : byCode.get(own)!
  const narrower = keys.filter((key) => code === null || (key.length > code.length && key.startsWith(code)))
  if (narrower.length === 0) return { rate, guessed: false }
  const possible = [rate, ...narrower.map((key) => byCode.get(key)!)]
  if (possible.includes(null)) return { rate: null, guessed: true }
  const known = possible.filter((entry) => entry !== null)
  const high = Math.max(...known.map((entry) => entry.high))
  return { rate: { low: Math.min(...known.map((entry) => entry.low)), likely: high, high }, guessed: true }
}
