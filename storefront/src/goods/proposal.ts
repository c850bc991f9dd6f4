import { chosenVariant } from '@longhaul/domain/orders/page-price.ts'
import { choicesNamed } from '@longhaul/domain/orders/choices-named.ts'
import { REMARK_MAX } from '@longhaul/domain/orders/limits.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import type { GoodsValues } from './goods-values.ts'
import type { LookUp } from './look-up.ts'
import { type Product, isPagePrice, pagePriceOf } from './variants.ts'

/** Words up to this length may name a variant; longer ones are a message to the buyer. */
const OPTIONS_WORDS_MAX = 60

/**
 * What the pasted text proposes for the current form: the shared title, where the page has none; the words
 * beside the link as the options, limited to those that the page offers if it offers any, otherwise as the
 * remark. Nothing that the shopper typed is replaced.
 */
export function proposedFor(values: GoodsValues, { product, proposal }: LookUp): Partial<GoodsValues> {
  const { title, words } = proposal
  const proposed: Partial<GoodsValues> = {}
  if (title !== '' && values.title === '' && !product?.title) proposed.title = title
  if (words === '') return proposed
  const remark = values.remark === '' ? { remark: words.slice(0, REMARK_MAX) } : {}
  if (product && product.options.length > 0) {
    const isUntouched = !values.ownOptions && Object.keys(values.choices).length === 0
    const choices = isUntouched ? choicesNamed(words, product.options) : {}
    const isCovered = Object.keys(choices).length > 0 && restOf(words, Object.values(choices)) === ''
    return { ...proposed, ...withPrice(product, values, choices), ...(isCovered ? {} : remark) }
  }
  if (words.length > OPTIONS_WORDS_MAX) return { ...proposed, ...remark }
  return values.optionsText === '' ? { ...proposed, optionsText: words } : proposed
}

/** What the words say in addition to these values. */
const restOf = (words: string, values: readonly string[]): string =>
  values
    .reduce((rest, value) => rest.replace(value.toLowerCase(), ''), words.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The choices, with the price of the variant that they identify. */
function withPrice(
  product: Product,
  values: GoodsValues,
  choices: Record<string, string>,
): Partial<GoodsValues> {
  if (Object.keys(choices).length === 0) return {}
  const priceFen = chosenVariant(product, choices) && pagePriceOf(product, choices, values.quantity)
  return priceFen && isPagePrice(product, values.price)
    ? { choices, price: plainMoney(priceFen) }
    : { choices }
}
