import type { Fen } from '@longhaul/domain/money/fen.ts'
import { readJsonLd } from './json-ld.ts'
import { chargedPrice } from './charged-price.ts'
import { chooseProduct } from './choose-product.ts'
import { decodePage } from './decode-page.ts'
import { domesticFreight } from './domestic-freight.ts'
import { type Availability, offered } from './offers.ts'
import { graphAvailability, graphOffer, isProductGraph, isSharedPage } from './open-graph.ts'
import { anyLarge, pictureAddresses } from './pictures.ts'
import { ANY_QUANTITY, type ByQuantity, byQuantity } from './price-steps.ts'
import type { SellerPrice } from './read-amount.ts'
import { type Markup, oneLine, plainText, readMarkup } from './read-markup.ts'
import { type Thing, textOf, textsOf, thingsOf } from './thing.ts'
import { type Option, type Variant, variantsOf } from './variants.ts'

/** The product as its page describes it. */
export type PageProduct = ByQuantity & {
  title: string
  /** The title in another language, or "". */
  helperTitle: string
  /** The category of goods that the page states, or "". */
  category: string
  price: SellerPrice | null
  /** Whether other variants cost more than `price`. */
  isFrom: boolean
  /** Addresses of pictures, the best first. */
  pictures: readonly string[]
  sellerName: string
  /** Freight within China; null if the page does not say. */
  freightFen: Fen | null
  options: readonly Option[]
  /** Their prices are in the currency of `price`. */
  variants: readonly Variant[]
  availability: Availability | null
}

export type FetchedPage = { url: string; charset?: string | undefined; body: Buffer }

/** The most that is read of a page, however it was fetched. */
const BYTES_MAX = 2 << 20
const TITLE_MAX = 200

/**
 * Reads a page's product from its own structured data. The order of precedence is JSON-LD, Open Graph,
 * microdata for the title, and JSON-LD, microdata, Open Graph for the price, unless the page names a sale
 * price; an amount is never combined with another block's currency. A page that only has a title and a
 * picture for sharing is a product without a price. Undefined if the page describes no product. `assumed` is
 * the currency of prices that name none, for marketplaces with a single currency; without `now`, no sale
 * counts as expired.
 */
export function readPage(page: FetchedPage, assumed?: string, now?: Date): PageProduct | undefined {
  const markup = readMarkup(decodePage(page.body.subarray(0, BYTES_MAX), page.charset))
  const linked = chooseProduct(readJsonLd(markup.jsonLd), markup, page.url)
  const marked = chooseProduct(markup.microdata, markup, page.url)
  const graph = (name: string) => markup.meta.get(name)?.[0]
  if (!linked && !marked && !isProductGraph(markup) && !isSharedPage(markup, page.url)) return undefined

  const title = [
    nameOf(linked),
    plainText(graph('og:title') ?? ''),
    nameOf(marked),
    markup.heading,
    markup.title,
  ]
    .find((text) => text !== '')
    ?.slice(0, TITLE_MAX)
    .trim()
  if (!title) return undefined

  const offers = [linked, marked].flatMap((thing) => (thing ? [offered(priced(thing), assumed, now)] : []))
  const all = [...offers, graphOffer(markup, assumed, now)]
  const withPrice = all.find((entry) => entry.price !== null)
  const named = all.map(({ price }) => price)
  const price = withPrice?.price ? chargedPrice(withPrice.price, named, markup.priceMarks) : null
  const base = baseOf(markup, page.url)
  const { options, variants } = [linked, marked]
    .map((thing) =>
      thing
        ? variantsOf(
            thing,
            price?.currency ?? assumed,
            now,
            (member) => pictureAddresses(ownImages(member), base)[0],
          )
        : { options: [], variants: [] },
    )
    .find((found) => found.options.length > 0) ?? { options: [], variants: [] }
  const quantities = [linked, marked]
    .flatMap((thing) => (thing ? [byQuantity(priced(thing), price?.currency)] : []))
    .find(({ minOrder, priceSteps }) => minOrder !== null || priceSteps.length > 0)
  return {
    title,
    helperTitle: helperOf(linked ?? marked, title),
    category: lineOf(textsOf(linked ?? marked, 'category').join(' / '), TITLE_MAX),
    ...(quantities ?? ANY_QUANTITY),
    price,
    isFrom: withPrice?.isFrom ?? false,
    pictures: choosePictures(linked, marked, markup, base),
    sellerName: oneLine(
      plainText([...offers.map((offer) => offer.seller), graph('og:site_name') ?? ''].find(Boolean) ?? ''),
    ).slice(0, 100),
    freightFen: freightOf(linked ?? marked),
    options,
    variants: withPrice?.price && price ? atCharged(variants, withPrice.price, price) : variants,
    availability: offers.find((offer) => offer.availability)?.availability ?? graphAvailability(markup),
  }
}

/**
 * Variants too are listed at their prices before the sale: those at the product's stated price get the sale
 * price, the prices of the others are unknown.
 */
const atCharged = (
  variants: readonly Variant[],
  stated: SellerPrice,
  { minor }: SellerPrice,
): readonly Variant[] =>
  stated.minor === minor
    ? variants
    : variants.map((variant) => ({ ...variant, minor: variant.minor === stated.minor ? minor : null }))

/** Whether nothing but a title and pictures is known: the page may not show a product at all. */
export const isBare = ({ price, options, availability, category }: PageProduct): boolean =>
  price === null && options.length === 0 && availability === null && category === ''

const nameOf = (thing: Thing | undefined): string => plainText(textOf(thing, 'name') ?? '')

const freightOf = (thing: Thing | undefined): Fen | null => (thing ? domesticFreight(priced(thing)) : null)

/** The alternate name of a product, if it differs from the title. */
function helperOf(thing: Thing | undefined, title: string): string {
  const helper = lineOf(textOf(thing, 'alternateName') ?? '', TITLE_MAX)
  return helper === title ? '' : helper
}

const lineOf = (text: string, max: number): string => oneLine(plainText(text)).slice(0, max).trim()

/** Gives a group without offers those of its variants. */
const priced = (thing: Thing): Thing =>
  thing.props.has('offers')
    ? thing
    : {
        ...thing,
        props: new Map([
          ...thing.props,
          ['offers', thingsOf(thing, 'hasVariant').flatMap((entry) => thingsOf(entry, 'offers'))],
        ]),
      }

/**
 * The pictures of the first block that has more than thumbnails. The sharing picture comes last, because it
 * may be a logo.
 */
function choosePictures(
  linked: Thing | undefined,
  marked: Thing | undefined,
  markup: Markup,
  base: string,
): string[] {
  const { meta } = markup
  const blocks = [
    imagesOf(linked),
    imagesOf(marked),
    ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'].flatMap(
      (name) => meta.get(name) ?? [],
    ),
  ].map((texts) => pictureAddresses(texts, base))
  return blocks.find(anyLarge) ?? blocks.find((block) => block.length > 0) ?? []
}

function imagesOf(thing: Thing | undefined): string[] {
  if (!thing) return []
  return [thing, ...thingsOf(thing, 'hasVariant')].flatMap(ownImages)
}

const ownImages = (thing: Thing): string[] =>
  (thing.props.get('image') ?? [])
    .flatMap((value) =>
      typeof value === 'string'
        ? [value]
        : [...textsOf(value, 'contentUrl'), ...textsOf(value, 'url')].slice(0, 1),
    )
    .map((address) => (address.includes('&amp;') ? plainText(address) : address))

/** The address to which the page's relative addresses refer. */
const baseOf = ({ base }: Markup, url: string): string =>
  base && URL.canParse(base, url) ? new URL(base, url).href : url
