import { type Asked, type Estimate, type EstimateModel, type MeasureModel, estimate } from './estimate.ts'
import type { ShopOffset } from './learn.ts'
import { MEASURES, type Measure, type Weighing, countingWeighings, seenIn, unitLogs } from './weighings.ts'

/** What is known about a product apart from its weighings. */
export type Described = { kind: string | null; offsets: Partial<Record<Measure, ShopOffset>> | undefined }

/** The number of a product's latest weighings that are used; a bestseller's older ones add nothing. */
export const EARLIER_MAX = 100

/**
 * What was known about a piece before it was weighed, from the earlier weighings of its product, oldest
 * first.
 */
export function askedBefore(
  { kind, offsets }: Described,
  earlier: readonly Weighing[],
  { factor, option }: Pick<Weighing, 'factor' | 'option'>,
): (measure: Measure) => Asked {
  const before = countingWeighings(earlier.slice(-EARLIER_MAX))
  const logs = before.map(unitLogs)
  const isSame = before.map((entry) => entry.option === option)
  return (measure) => {
    const own = logs.map((entry) => entry[measure])
    return {
      kind,
      factor,
      shop: offsets?.[measure] ?? null,
      product: seenIn(own),
      option: isSame.includes(false) ? seenIn(own.filter((_, place) => isSame[place])) : null,
    }
  }
}

/**
 * The estimate for one piece before it is weighed, in whole units. It is what a shopper is shown, what the
 * dock compares with, what is stored with the piece and what is judged: there is no other way to an estimate.
 */
export function estimatesBefore(
  model: EstimateModel,
  product: Described,
  earlier: readonly Weighing[],
  piece: Pick<Weighing, 'factor' | 'option'>,
): Record<Measure, Estimate> {
  const askedOf = askedBefore(product, earlier, piece)
  const [weight, volume, longest] = MEASURES.map((measure) =>
    inWholeUnits(estimate(measure, model[measure], askedOf(measure))),
  )
  return { weight: weight!, volume: volume!, longest: longest! }
}

/** Only the weight of `estimatesBefore`. */
export const weightEstimateBefore = (
  model: MeasureModel,
  product: Described,
  earlier: readonly Weighing[],
  piece: Pick<Weighing, 'factor' | 'option'>,
): Estimate => inWholeUnits(estimate('weight', model, askedBefore(product, earlier, piece)('weight')))

function inWholeUnits({ low, expected, high, ...rest }: Estimate): Estimate {
  const whole = { low: Math.max(1, Math.floor(low)), expected: Math.max(1, Math.round(expected)) }
  return { ...whole, high: Math.max(whole.expected, Math.ceil(high)), ...rest }
}
