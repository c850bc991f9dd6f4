import { type Asked, type Estimate, type MeasureModel, estimate } from './estimate.ts'
import type { ShopOffset } from './learn.ts'
import { type Measure, type Weighing, countingWeighings, seenIn, unitLogs } from './weighings.ts'

/** What is known about a product apart from its weighings. */
export type Described = { kind: string | null; offsets: Partial<Record<Measure, ShopOffset>> | undefined }

/**
 * What was known about a piece before it was weighed, from the earlier weighings of its product, oldest
 * first.
 */
export function askedBefore(
  { kind, offsets }: Described,
  earlier: readonly Weighing[],
  { factor, option }: Pick<Weighing, 'factor' | 'option'>,
): (measure: Measure) => Asked {
  const before = countingWeighings(earlier)
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

/** The estimate for the weight of one piece as it would have been before the piece was weighed. */
export const weightEstimateBefore = (
  model: MeasureModel,
  product: Described,
  earlier: readonly Weighing[],
  weighing: Pick<Weighing, 'factor' | 'option'>,
): Estimate => estimate('weight', model, askedBefore(product, earlier, weighing)('weight'))
