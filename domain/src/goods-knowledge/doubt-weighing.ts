import type { Estimate } from './estimate.ts'

/** What some pieces together should weigh, in grams. */
export type ExpectedWeight = { low: number; expected: number; high: number }

/** Beyond this a misread scale, a misplaced decimal point or another thing is likelier than goods that are so heavy or so light. */
const TIMES = 5

/**
 * What a weight should have been that is five times what is expected of it, or a fifth; null where it may be true. Where nothing is known of what it is, no weight is doubted, and
 * none that lies within its own interval: of some kinds one in ten is that heavy.
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
