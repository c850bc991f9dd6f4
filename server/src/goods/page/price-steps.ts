import { readAmount } from './read-amount.ts'
import { type Thing, textOf, thingsOf } from './thing.ts'

/** The price of one piece from quantity `from` on, in the smallest unit of the product's currency. */
export type PriceStep = { from: number; minor: number }

/** Pricing by quantity: the minimum order, and the prices of larger quantities. */
export type ByQuantity = {
  /** Null if any quantity is sold, or the page does not say. */
  minOrder: number | null
  /** By rising quantity; empty if the price is the same for all quantities. */
  priceSteps: readonly PriceStep[]
}

export const ANY_QUANTITY: ByQuantity = { minOrder: null, priceSteps: [] }

const STEPS_MAX = 10
const QUANTITY_MAX = 1_000_000

/**
 * Sorts the steps, keeps one per quantity and drops those that repeat the price before. A single step is
 * dropped too: it is simply the price.
 */
export function tidySteps(steps: readonly PriceStep[]): PriceStep[] {
  const rising = steps
    .filter(({ from }) => Number.isInteger(from) && from >= 1 && from <= QUANTITY_MAX)
    .toSorted((step, other) => step.from - other.from || step.minor - other.minor)
    .filter(({ from, minor }, index, all) => all[index - 1]?.from !== from && all[index - 1]?.minor !== minor)
    .slice(0, STEPS_MAX)
  return rising.length > 1 ? rising : []
}

/** The minimum order, if it is more than one; otherwise null. */
export const tidyMinOrder = (count: number | null): number | null =>
  count !== null && count > 1 && count <= QUANTITY_MAX ? count : null

/**
 * Pricing by quantity from a product's first offer: `eligibleQuantity` of the offer and of its price
 * specifications.
 */
export function byQuantity(product: Thing, currency: string | undefined): ByQuantity {
  if (!currency) return ANY_QUANTITY
  const [offer] = thingsOf(product, 'offers')
  if (!offer) return ANY_QUANTITY
  const steps = thingsOf(offer, 'priceSpecification').flatMap((entry) => {
    const own = textOf(entry, 'priceCurrency') ?? textOf(offer, 'priceCurrency')
    const minor = readAmount(textOf(entry, 'price') ?? '', currency)
    const from = leastOf(entry)
    return minor === null || from === null || (own !== undefined && own !== currency) ? [] : [{ from, minor }]
  })
  return { minOrder: tidyMinOrder(leastOf(offer)), priceSteps: tidySteps(steps) }
}

/** The smallest quantity to which an offer or a specification applies. */
function leastOf(thing: Thing): number | null {
  const [quantity] = thingsOf(thing, 'eligibleQuantity')
  const text = textOf(quantity, 'minValue') ?? textOf(quantity, 'value') ?? textOf(thing, 'eligibleQuantity')
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null
}
