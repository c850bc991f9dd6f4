import { type TransitDays, usualDays } from '../parcels/expected-arrival.ts'
import type { Fen } from '../money/fen.ts'

/** A line that can carry a package: what it asks for it, what weight it charges for and why, how long it takes. Weights in grams. */
export type LineOnOffer = TransitDays & {
  readonly lineId: string
  readonly totalFen: Fen
  readonly billedGrams: number
  /** The weight that stands for the size, 0 where size does not count. */
  readonly volumetricGrams: number
}

/** What a day of waiting counts when a slower line is weighed against a quicker one: 5 yuan. */
export const DAY_WORTH_FEN: Fen = 500

/**
 * The line that is chosen for a shopper who has not chosen: the least price, where each day until the latest usual one counts as `DAY_WORTH_FEN`.
 * So a line that is weeks slower has to save more than a little, and express has to be worth its price. Equal ones: the cheaper, then the first.
 */
export function suggestLine<T extends LineOnOffer>(lines: readonly T[]): T | null {
  const worth = (line: T) => line.totalFen + DAY_WORTH_FEN * latestDay(line)
  const [best] = lines.toSorted((a, b) => worth(a) - worth(b) || a.totalFen - b.totalFen)
  return best ?? null
}

/** Why a line charges for the weight that it does: what the scale says, the size, or because it takes no less. */
export function chargedFor(
  { billedGrams, volumetricGrams }: Pick<LineOnOffer, 'billedGrams' | 'volumetricGrams'>,
  packedGrams: number,
): 'weight' | 'size' | 'minimum' {
  if (billedGrams <= packedGrams) return 'weight'
  return billedGrams === volumetricGrams ? 'size' : 'minimum'
}

/** So many times the package's weight must be charged for, and no less, for a line to be out of proportion. */
const OUT_OF_PROPORTION = 2

/**
 * Whether a line makes no sense for a package: it charges for at least twice the weight because it takes no less, and another line is neither
 * dearer nor slower. It is told of, not offered. One that saves money all the same stays an offer.
 */
export function isSenseless(line: LineOnOffer, lines: readonly LineOnOffer[], packedGrams: number): boolean {
  if (chargedFor(line, packedGrams) !== 'minimum') return false
  if (line.billedGrams < OUT_OF_PROPORTION * packedGrams) return false
  return lines.some(
    (other) =>
      other.lineId !== line.lineId && other.totalFen <= line.totalFen && latestDay(other) <= latestDay(line),
  )
}

/** What another line than the suggested one would change: saved or added fen, and days at the latest; positive days are slower. */
export type Alternative<T> = { readonly line: T; readonly savedFen: Fen; readonly slowerDays: number }

/**
 * What the suggestion is explained by: the cheapest other line where that saves something, else the quickest where that is quicker; null where
 * the suggested line is both.
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
  const others = lines.filter((line) => line.lineId !== suggested.lineId).map(against)
  const cheapest = others.toSorted((a, b) => b.savedFen - a.savedFen)[0]
  if (cheapest && cheapest.savedFen > 0) return cheapest
  const quickest = others.toSorted((a, b) => a.slowerDays - b.slowerDays || b.savedFen - a.savedFen)[0]
  return quickest && quickest.slowerDays < 0 ? quickest : null
}

/** The latest day by which a package usually is there. */
export const latestDay = (line: TransitDays): number => usualDays(line)[1]
