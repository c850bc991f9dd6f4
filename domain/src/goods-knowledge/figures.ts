import { quantile, sortedOf } from './quantiles.ts'
import { type Measure, type Seen, type Weighing, seenIn, unitLogs } from './weighings.ts'

/** 10 of 100 are below, half, 10 of 100 above. */
export type Spread = { p10: number; p50: number; p90: number }

/** What the weighings of a product or of one option come to, per piece as bought: grams and millimetres to show, logarithms to estimate by. */
export type GoodsFigures = {
  weighings: number
  pieces: number
  weight: Spread
  /** Sides of pieces that lay there alone, longest first; null where none did. */
  sides: { length: Spread; width: Spread; height: Spread } | null
  seen: Partial<Record<Measure, Seen>>
}

/** Figures of weighings that count (`countingWeighings`); null for none. */
export function figuresOf(weighings: readonly Weighing[]): GoodsFigures | null {
  if (weighings.length === 0) return null
  const alone = weighings.filter(({ pieces }) => pieces === 1).map(({ sidesMm }) => sidesMm)
  const side = (place: 0 | 1 | 2) => spreadOf(alone.map((sides) => sides.toSorted((a, b) => b - a)[place]!))
  const logs = weighings.map(unitLogs)
  const [weight, volume, longest] = [
    seenIn(logs.map((log) => log.weight)),
    seenIn(logs.map((log) => log.volume)),
    seenIn(logs.map((log) => log.longest)),
  ]
  return {
    weighings: weighings.length,
    pieces: weighings.reduce((sum, { pieces }) => sum + pieces, 0),
    weight: spreadOf(weighings.map(({ grams, pieces }) => grams / pieces)),
    sides: alone.length > 0 ? { length: side(0), width: side(1), height: side(2) } : null,
    seen: { ...(weight && { weight }), ...(volume && { volume }), ...(longest && { longest }) },
  }
}

/** In whole units, in order. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = sortedOf(values)
  const at = (share: number) => Math.round(quantile(sorted, share))
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}
