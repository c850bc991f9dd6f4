import type { Markup } from './read-markup.ts'
import { type Thing, isA, textOf, textsOf, thingsOf } from './thing.ts'

const PRODUCTS = new Set([
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'SomeProducts',
  'Book',
  'Vehicle',
  'Car',
  'Motorcycle',
])
const GROUP = new Set(['ProductGroup'])
const DEPTH_MAX = 4

/**
 * The product that a page is about, among those it describes: the one with the page's address or heading and
 * with an offer. The first, if they cannot be told apart. Products in a list, or named by another product as
 * similar, do not count.
 */
export function chooseProduct(things: readonly Thing[], markup: Markup, url: string): Thing | undefined {
  const found = things.flatMap((thing) => productsIn(thing, 0))
  const addresses = [url, markup.canonical].flatMap((entry) => pathOf(entry, url))
  const headings = [markup.heading, markup.meta.get('og:title')?.[0] ?? '', markup.title].map(plain)
  let best: { product: Thing; score: number } | undefined
  for (const product of found) {
    const score = scoreOf(product, addresses, headings, url)
    if (!best || score > best.score) best = { product, score }
  }
  return best?.product
}

function productsIn(thing: Thing, depth: number): Thing[] {
  if (isA(thing, PRODUCTS)) return [thing]
  if (depth === DEPTH_MAX) return []
  return ['mainEntity', 'mainEntityOfPage', 'about', 'itemOffered'].flatMap((prop) =>
    thingsOf(thing, prop).flatMap((entry) => productsIn(entry, depth + 1)),
  )
}

function scoreOf(
  product: Thing,
  addresses: readonly string[],
  headings: readonly string[],
  url: string,
): number {
  const own = [...textsOf(product, 'url'), ...textsOf(product, '@id')].flatMap((entry) => pathOf(entry, url))
  const name = plain(textOf(product, 'name') ?? '')
  return (
    (own.some((address) => addresses.includes(address)) ? 4 : 0) +
    (name !== '' && headings.some((heading) => heading.includes(name)) ? 3 : 0) +
    (product.props.has('offers') || product.props.has('hasVariant') ? 2 : 0) +
    (isA(product, GROUP) ? 1 : 0) +
    (product.props.has('image') ? 1 : 0)
  )
}

/** Host, path and query of an address, without the fragment. */
function pathOf(address: string | undefined, base: string): string[] {
  if (!address || !URL.canParse(address, base)) return []
  const { host, pathname, search } = new URL(address, base)
  return [host + pathname + search]
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()
