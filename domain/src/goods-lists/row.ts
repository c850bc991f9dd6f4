import type { Fen } from '../money/fen.ts'
import { choicesNamed } from '../orders/choices-named.ts'
import { OPTIONS_TEXT_MAX, UNIT_PRICE_MAX_FEN } from '../orders/limits.ts'
import { type Choices, type PageOption, choicesIn, chosenVariant, pagePrice } from '../orders/page-price.ts'

/**
 * Why a row of a list cannot go into the cart as it stands.
 * - `no_link`, `cut_link`, `outside_china`, `no_product`: its link leads to nothing that can be bought.
 * - `gone`, `unread`, `sold_out`: its page says so, or could not be read and nothing else names the goods.
 * - `quantity_unclear`, `price_differs`: the sheet leaves a doubt that the shopper settles.
 * - `option_needed`, `price_unknown`: something is missing.
 */
export const ROW_ISSUES = [
  'no_link',
  'cut_link',
  'outside_china',
  'no_product',
  'gone',
  'unread',
  'sold_out',
  'quantity_unclear',
  'price_differs',
  'option_needed',
  'price_unknown',
] as const
export type RowIssue = (typeof ROW_ISSUES)[number]

/** The groups of a list, in the order in which they are shown: first what needs the shopper. */
export const ROW_GROUPS = ['failed', 'unsure', 'missing', 'ready', 'waiting', 'added'] as const
export type RowGroup = (typeof ROW_GROUPS)[number]

const GROUP_OF: Readonly<Record<RowIssue, RowGroup>> = {
  no_link: 'failed',
  cut_link: 'failed',
  outside_china: 'failed',
  no_product: 'failed',
  gone: 'failed',
  unread: 'failed',
  sold_out: 'failed',
  quantity_unclear: 'unsure',
  price_differs: 'unsure',
  option_needed: 'missing',
  price_unknown: 'missing',
}

export const groupOfIssue = (issue: RowIssue | null): RowGroup => (issue === null ? 'ready' : GROUP_OF[issue])

/** The issues of a group. */
export const issuesIn = (group: RowGroup): readonly RowIssue[] =>
  ROW_ISSUES.filter((issue) => GROUP_OF[issue] === group)

/** A product as its page describes it. Prices in yuan; null where it names none. */
export type ListedProduct = {
  priceFen: Fen | null
  options: readonly PageOption[]
  variants: readonly { choices: readonly string[]; priceFen: Fen | null; isAvailable: boolean | null }[]
  priceSteps: readonly { from: number; fen: Fen }[]
  isSoldOut: boolean
}

/** What decides whether a row can be bought as it stands. */
export type RowFacts = {
  /** What reading its link came to; null for goods that can be bought. */
  linkIssue: RowIssue | null
  title: string
  product: ListedProduct | null
  optionsText: string
  quantity: number | null
  /** The shopper's own price where the page names none. */
  ownFen: Fen | null
  /** The price in the sheet, if it is in yuan. */
  sheetFen: Fen | null
  /** Whether the shopper has seen that the page's price is another than the sheet's. */
  isPriceAccepted: boolean
}

/** The price of one piece of a row. Null if neither page nor shopper names one that can be ordered. */
export function rowPrice(facts: RowFacts): Fen | null {
  const price = namedPrice(facts)
  return price !== null && price >= 1 && price <= UNIT_PRICE_MAX_FEN ? price : null
}

function namedPrice({ product, optionsText, quantity, ownFen }: RowFacts): Fen | null {
  if (!product) return ownFen
  const choices = choicesIn(optionsText, product.options)
  const variant = choices ? chosenVariant(product, choices) : undefined
  const page = pagePrice(
    { variantFen: variant?.priceFen ?? null, productFen: product.priceFen, steps: product.priceSteps },
    quantity ?? 1,
  )
  return page ?? ownFen
}

/** Why a row cannot go into the cart; null if it can. */
export function issueOf(facts: RowFacts): RowIssue | null {
  const { linkIssue, product, title, quantity } = facts
  if (linkIssue !== null && linkIssue !== 'unread') return linkIssue
  const price = rowPrice(facts)
  if (title === '' || (!product && price === null)) return 'unread'
  if (product && isSoldOut(product, facts.optionsText)) return 'sold_out'
  if (product && needsOption(product, facts.optionsText)) return 'option_needed'
  if (price === null) return 'price_unknown'
  if (quantity === null) return 'quantity_unclear'
  return facts.sheetFen !== null && !facts.isPriceAccepted && isFar(price, facts.sheetFen)
    ? 'price_differs'
    : null
}

function isSoldOut(product: ListedProduct, optionsText: string): boolean {
  if (product.isSoldOut) return true
  const choices = choicesIn(optionsText, product.options)
  return (choices && chosenVariant(product, choices)?.isAvailable) === false
}

/** Whether the page offers a choice that the text leaves open, or combines what is not offered together. */
function needsOption(product: ListedProduct, optionsText: string): boolean {
  if (product.options.length === 0) return false
  const choices = choicesIn(optionsText, product.options)
  return choices === null || (product.variants.length > 0 && !chosenVariant(product, choices))
}

/** A price in a sheet may be older or rounded; one that is a quarter away from the page's is another. */
const isFar = (priceFen: Fen, sheetFen: Fen): boolean => Math.abs(priceFen - sheetFen) * 4 > sheetFen

/** An option with its values in Latin letters, as far as known. */
type NamedOption = PageOption & { values_latin?: readonly string[] }

/**
 * The options of a row: of those that the page offers, the values that the row's words name in either
 * language, and where there is only one value, that one. Without offered options, the words themselves.
 */
export function proposedOptions(words: readonly string[], options: readonly NamedOption[]): string {
  const said = words.filter((word) => word !== '').join(', ')
  if (options.length === 0) return said.slice(0, OPTIONS_TEXT_MAX)
  const only = options.flatMap(({ name, values }) => (values.length === 1 ? [[name, values[0]!]] : []))
  return optionsTextOf(
    { ...Object.fromEntries(only), ...namedInLatin(said, options), ...choicesNamed(said, options) },
    options,
  )
}

/** The values named by their Latin words, where only one value has these words. */
function namedInLatin(words: string, options: readonly NamedOption[]): Record<string, string> {
  const latin = options.map(({ name, values_latin: values = [] }) => ({
    name,
    values: values.filter((value) => value !== ''),
  }))
  const named = Object.entries(choicesNamed(words, latin)).flatMap(([name, word]) => {
    const option = options.find((entry) => entry.name === name)
    const places = (option?.values_latin ?? []).flatMap((value, at) => (value === word ? [at] : []))
    const value = places.length === 1 ? option?.values[places[0]!] : undefined
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(named)
}

/** What a text says of the offered options, complete or not. */
export function choicesBegun(text: string, options: readonly PageOption[]): Record<string, string> {
  const choices: Record<string, string> = {}
  for (const part of text.split(/[;；]/)) {
    const [name = '', ...value] = part.split(/[:：]/)
    const option = options.find((entry) => entry.name === name.trim())
    if (option?.values.includes(value.join(':').trim())) choices[option.name] = value.join(':').trim()
  }
  return choices
}

/** The text of these choices, as the order form writes it. */
export const optionsTextOf = (choices: Choices, options: readonly PageOption[]): string =>
  options
    .flatMap(({ name }) => (choices[name] ? [`${name}: ${choices[name]}`] : []))
    .join('; ')
    .slice(0, OPTIONS_TEXT_MAX)
