import { type PriceStep, tidySteps } from '../page/price-steps.ts'
import { type Json, countOf, listOf, yuanOf } from './read-json.ts'

/**
 * Prices by quantity from a list of objects: `from` is the name of the field with the smallest quantity,
 * `price` holds the price.
 */
export const stepsOf = (ranges: readonly Json[], from: string): PriceStep[] =>
  tidySteps(ranges.flatMap((range) => stepOf(range[from], range['price'])))

/**
 * Prices by quantity from a list of pairs, as Onebound copies them from the page: `[["2", "5.80"], ["100",
 * "5.20"]]`.
 */
export const rangeSteps = (pairs: readonly unknown[]): PriceStep[] =>
  tidySteps(
    pairs.flatMap((pair) => {
      const [from, price] = listOf(pair)
      return stepOf(from, price)
    }),
  )

function stepOf(from: unknown, price: unknown): PriceStep[] {
  const [count, minor] = [countOf(from), yuanOf(price)]
  return count === null || minor === null ? [] : [{ from: count, minor }]
}
