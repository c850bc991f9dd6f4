/**
 * What an estimate is based on, from the most to the least specific: the chosen option, the product, its
 * shop, its kind as measured, its kind according to the starting table, the words of its title alone.
 */
export const LEVELS = ['option', 'product', 'shop', 'kind', 'start', 'all'] as const
export type Level = (typeof LEVELS)[number]

/**
 * The estimate for one piece as bought, in whole units: 80 of 100 pieces lie between `low` and `high`. The
 * outcomes are ten equally likely values in ascending order.
 */
export type Estimate = {
  low: number
  expected: number
  high: number
  outcomes: readonly number[]
  level: Level
  weighings: number
  /**
   * How likely what the seller states is about the goods, from 0 to 1; null where nothing is stated, or the
   * goods were weighed.
   */
  believed: number | null
}
