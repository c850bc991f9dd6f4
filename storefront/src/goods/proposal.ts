import { chosenVariant } from '@longhaul/domain/orders/page-price.ts'
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

/**
 * The values named in the words, at most one for each option: the longest where one contains the others, none
 * where several different ones are named.
 */
export function choicesNamed(
  words: string,
  options: readonly { name: string; values: readonly string[] }[],
): Record<string, string> {
  const choices: Record<string, string> = {}
  for (const { name, values } of options) {
    const named = values.filter((value) => isNamed(words, value))
    const longest = named.toSorted((entry, other) => other.length - entry.length)[0]
    if (longest !== undefined && named.every((value) => isNamed(longest, value))) choices[name] = longest
  }
  return choices
}

/** `L` is named by "black, l" but not by "blue"; Chinese has no word boundaries. */
function isNamed(words: string, value: string): boolean {
  const [text, sought] = [words.toLowerCase(), value.toLowerCase().trim()]
  if (sought === '') return false
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const around = [
      text.charAt(at - 1) + sought.charAt(0),
      sought.charAt(sought.length - 1) + text.charAt(at + sought.length),
    ]
    if (!around.some((pair) => /^[a-z0-9]{2}$/.test(pair))) return true
  }
  return false
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
