import type { Estimate } from './estimate.ts'

/** The expected total weight of some pieces, in grams. */
export type ExpectedWeight = { low: number; expected: number; high: number }

/**
 * The expected weight of all pieces, if the one on the scale is likelier a slip than a clerk is asked about
 * anyway; null where it is credible.
 */
export function doubtWeighing(
  { estimate, oddsOfSlip, queriesFrom }: { estimate: Estimate; oddsOfSlip: number; queriesFrom: number },
  pieces: number,
): ExpectedWeight | null {
  if (oddsOfSlip <= queriesFrom) return null
  return {
    low: estimate.low * pieces,
    expected: estimate.expected * pieces,
    high: estimate.high * pieces,
  }
}
