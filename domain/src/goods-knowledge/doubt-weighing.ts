import type { Estimate } from './estimate.ts'

/** The expected total weight of some pieces, in grams. */
export type ExpectedWeight = { low: number; expected: number; high: number }

/**
 * Beyond this factor, a misread scale, a misplaced decimal point or a mixed-up item is likelier than goods of
 * that weight.
 */
const TIMES = 5

/**
 * The expected weight if the measured one is at least five times it or at most a fifth of it; null where the
 * measured weight is credible. A weight is never doubted if nothing is known about the goods, or if it lies
 * within the estimate's interval: in some kinds one piece in ten is that heavy.
 */
export function doubtWeighing(estimate: Estimate, pieces: number, grams: number): ExpectedWeight | null {
  if (estimate.level === 'all') return null
  const isHeavy = grams > TIMES * estimate.expected * pieces && grams > estimate.high * pieces
  const isLight = grams * TIMES < estimate.expected * pieces && grams < estimate.low * pieces
  if (!isHeavy && !isLight) return null
  return {
    low: Math.max(1, Math.floor(estimate.low * pieces)),
    expected: Math.max(1, Math.round(estimate.expected * pieces)),
    high: Math.max(1, Math.ceil(estimate.high * pieces)),
  }
}
