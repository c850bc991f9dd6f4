import { type PageOption, choicesIn, chosenVariant, missingValueIn, pagePrice } from './page-price.ts'
import type { Fen } from '../money/fen.ts'

/** What a line of the cart says, as far as its page can contradict it. */
export type CheckedLine = {
  optionsText: string
  quantity: number
  unitPriceFen: Fen
  /** Whether the shopper entered a price of their own instead of the page's. */
  hasOwnPrice: boolean
}

/** What the product's page says now. Prices are null where it names none in yuan. */
export type PageNow = {
  options: readonly PageOption[]
  variants: readonly { choices: readonly string[]; priceFen: Fen | null; isAvailable: boolean | null }[]
  priceFen: Fen | null
  priceSteps: readonly { from: number; fen: Fen }[]
  /** Whether other variants cost more than `priceFen`. */
  isFrom: boolean
  isSoldOut: boolean
}

/** What comparing the two found; `unknown` where the page does not say what exactly this line costs. */
export type PriceFinding =
  | { kind: 'same' | 'sold_out' | 'option_gone' | 'unknown' }
  | { kind: 'price'; priceFen: Fen }

/**
 * Compares a line of the cart with its page (docs/rules/orders.md). A price of the shopper's own is not
 * compared: the shopper knows that the page names another.
 */
export function checkPrice(line: CheckedLine, page: PageNow): PriceFinding {
  if (page.isSoldOut) return { kind: 'sold_out' }
  const choices = choicesIn(line.optionsText, page.options)
  const variant = choices ? chosenVariant(page, choices) : undefined
  if (variant?.isAvailable === false) return { kind: 'sold_out' }
  const isOffered = choices ? variant !== undefined || page.variants.length === 0 : true
  if (!isOffered || missingValueIn(line.optionsText, page.options) !== undefined)
    return { kind: 'option_gone' }
  if (line.hasOwnPrice) return { kind: 'same' }
  if (!variant && hasSeveralPrices(page)) return { kind: 'unknown' }
  const priceFen = pagePrice(
    { variantFen: variant?.priceFen ?? null, productFen: page.priceFen, steps: page.priceSteps },
    line.quantity,
  )
  if (priceFen === null) return { kind: 'unknown' }
  return priceFen === line.unitPriceFen ? { kind: 'same' } : { kind: 'price', priceFen }
}

/** Whether the price depends on a choice. */
const hasSeveralPrices = ({ isFrom, priceFen, variants }: PageNow): boolean =>
  isFrom || variants.some((variant) => variant.priceFen !== null && variant.priceFen !== priceFen)
