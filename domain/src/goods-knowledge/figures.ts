import { quantile, sortedOf } from './quantiles.ts'
import type { Weighing } from './weighings.ts'

/** The 10th, 50th and 90th percentiles. */
export type Spread = { p10: number; p50: number; p90: number }

/**
 * The aggregated weighings of a product or of one option, per piece as bought: grams and millimetres.
 */
export type GoodsFigures = {
  weighings: number
  pieces: number
  weight: Spread
  /** The sides of pieces that were measured singly, longest first; null where none were. */
  sides: { length: Spread; width: Spread; height: Spread } | null
}

/** Aggregates weighings that count (`countingWeighings`); null if there are none. */
export function figuresOf(weighings: readonly Weighing[]): GoodsFigures | null {
  if (weighings.length === 0) return null
  const alone = weighings.filter(({ pieces }) => pieces === 1).map(({ sidesMm }) => sidesMm)
  const side = (place: 0 | 1 | 2) => spreadOf(alone.map((sides) => sides.toSorted((a, b) => b - a)[place]!))
  return {
    weighings: weighings.length,
    pieces: weighings.reduce((sum, { pieces }) => sum + pieces, 0),
    weight: spreadOf(weighings.map(({ grams, pieces }) => grams / pieces)),
    sides: alone.length > 0 ? { length: side(0), width: side(1), height: side(2) } : null,
  }
}

/** Percentiles rounded to whole units, in ascending order. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = sortedOf(values)
  const at = (share: number) => Math.round(quantile(sorted, share))
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}
