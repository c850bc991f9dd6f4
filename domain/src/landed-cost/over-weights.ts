import type { Fen } from '../money/fen.ts'
import { type EndName, type Ends, together } from './ends.ts'

/*
 * What a package may weigh is a distribution, not a figure: a line charges by steps, so the cost at the
 * likely weight is not what is to be expected on average. A distribution is kept as ten equally likely values
 * in ascending order.
 */

/** How many equally likely values stand for a distribution. */
const OUTCOMES = 10

/** What is expected of a piece: the ends of its interval, and its equally likely values. */
export type Expected = Ends<number> & { readonly outcomes: readonly number[] }

/** The end that is nearest to an outcome: three are nearest to the lowest, three to the highest. */
export const endAt = (outcome: number): EndName =>
  outcome < 3 ? 'low' : outcome < OUTCOMES - 3 ? 'expected' : 'high'

/**
 * The equally likely total weights of several products, by the same rule as the interval (`together`): pieces
 * of one product deviate together, different products independently.
 */
export function outcomesTogether(things: readonly { each: Expected; count: number }[]): number[] {
  return Array.from({ length: OUTCOMES }, (_, at) => {
    const shares = things.map(({ each, count }) => {
      const value = each.outcomes[at]!
      const { expected } = each
      return { each: { low: Math.min(expected, value), expected, high: Math.max(expected, value) }, count }
    })
    const total = together(shares)
    return at < OUTCOMES / 2 ? total.low : total.high
  })
}

/** The mean of an amount over equally likely cases, in whole fen; null without any. */
export const meanOf = (amounts: readonly Fen[]): Fen | null =>
  amounts.length === 0 ? null : Math.round(amounts.reduce((sum, fen) => sum + fen, 0) / amounts.length)

/**
 * The mean of an amount of which only the ends are known, by Swanson's rule: three tenths for either end,
 * four for the middle.
 */
export const meanOfEnds = ({ low, expected, high }: Ends<Fen>): Fen =>
  Math.round(0.3 * low + 0.4 * expected + 0.3 * high)

/**
 * The interval of an amount with its mean, which never lies outside: an amount that is the same for 80 of 100
 * packages is shown as that amount.
 */
export function withMean(ends: Ends<Fen>, mean: Fen): Ends<Fen> {
  const { low, high } = ends
  return { low, expected: Math.min(high, Math.max(low, mean)), high }
}
