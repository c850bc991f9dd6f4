import { type TransitDays, usualDays } from './expected-arrival.ts'
import type { Fen } from '../money/fen.ts'

/**
 * A line that can carry a package: its price, the billed weight and its cause, the transit time. Weights in
 * grams.
 */
export type LineOnOffer = TransitDays & {
  readonly lineId: string
  /** What it costs to the door. */
  readonly totalFen: Fen
  /** Whether that is all: a total without duty that nobody can say is smaller than what will be paid. */
  readonly isTotalKnown: boolean
  readonly billedGrams: number
  /** The volumetric weight, 0 if size does not count. */
  readonly volumetricGrams: number
}

/** Sorts the cheapest to the door first; totals that are not known follow those that are. */
export const byTotal = (
  a: Pick<LineOnOffer, 'totalFen' | 'isTotalKnown'>,
  b: Pick<LineOnOffer, 'totalFen' | 'isTotalKnown'>,
): number => Number(b.isTotalKnown) - Number(a.isTotalKnown) || a.totalFen - b.totalFen

/** The cost assumed for each day of waiting when comparing a slower line with a faster one: 5 yuan. */
export const DAY_WORTH_FEN: Fen = 500

/**
 * The line preselected for a shopper who has not chosen one: the lowest price plus `DAY_WORTH_FEN` for each
 * day until the latest usual arrival. So a line that is weeks slower has to save a substantial amount, and
 * express has to be worth its price. On a tie: the cheaper, then the first. A line whose total is not known
 * is suggested only where no other's is.
 */
export function suggestLine<T extends LineOnOffer>(lines: readonly T[]): T | null {
  const worth = (line: T) => line.totalFen + DAY_WORTH_FEN * latestDay(line)
  const known = lines.filter((line) => line.isTotalKnown)
  const [best] = (known.length > 0 ? known : lines).toSorted(
    (a, b) => worth(a) - worth(b) || a.totalFen - b.totalFen,
  )
  return best ?? null
}

/** What determines the billed weight of a line: the actual weight, the size, or the line's minimum. */
export function chargedFor(
  { billedGrams, volumetricGrams }: Pick<LineOnOffer, 'billedGrams' | 'volumetricGrams'>,
  packedGrams: number,
): 'weight' | 'size' | 'minimum' {
  if (billedGrams <= packedGrams) return 'weight'
  return billedGrams === volumetricGrams ? 'size' : 'minimum'
}

/** A line is out of proportion if it bills at least this many times the package's weight. */
const OUT_OF_PROPORTION = 2

/**
 * Whether a line makes no sense for a package: its minimum is at least twice the weight, and another line is
 * neither more expensive nor slower. Such a line is mentioned but not offered. A line that still saves money
 * or time remains an offer.
 */
export function isSenseless(line: LineOnOffer, lines: readonly LineOnOffer[], packedGrams: number): boolean {
  if (chargedFor(line, packedGrams) !== 'minimum') return false
  if (line.billedGrams < OUT_OF_PROPORTION * packedGrams) return false
  return lines.some(
    (other) =>
      other.lineId !== line.lineId &&
      (other.isTotalKnown || !line.isTotalKnown) &&
      other.totalFen <= line.totalFen &&
      latestDay(other) <= latestDay(line),
  )
}

/**
 * How another line differs from the suggested one: saved (or, if negative, added) fen, and the difference in
 * the latest arrival; positive days are slower.
 */
export type Alternative<T> = { readonly line: T; readonly savedFen: Fen; readonly slowerDays: number }

/**
 * The line to compare the suggestion with: the cheapest other line if it saves money, else the fastest if it
 * is faster; null if the suggested line is both cheapest and fastest. A total that is not known is not
 * compared with one that is.
 */
export function alternativeTo<T extends LineOnOffer>(
  suggested: T,
  lines: readonly T[],
): Alternative<T> | null {
  const against = (line: T) => ({
    line,
    savedFen: suggested.totalFen - line.totalFen,
    slowerDays: latestDay(line) - latestDay(suggested),
  })
  const others = lines
    .filter((line) => line.lineId !== suggested.lineId && line.isTotalKnown === suggested.isTotalKnown)
    .map(against)
  const cheapest = others.toSorted((a, b) => b.savedFen - a.savedFen)[0]
  if (cheapest && cheapest.savedFen > 0) return cheapest
  const quickest = others.toSorted((a, b) => a.slowerDays - b.slowerDays || b.savedFen - a.savedFen)[0]
  return quickest && quickest.slowerDays < 0 ? quickest : null
}

/** The longest usual transit time in days. */
export const latestDay = (line: TransitDays): number => usualDays(line)[1]
