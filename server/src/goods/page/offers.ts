import { type SellerPrice, readAmount, readCurrency } from './read-amount.ts'
import { isOver } from './validity.ts'
import { type Thing, isA, textOf, textsOf, thingsOf, wordOf } from './thing.ts'

export type Availability = 'in_stock' | 'sold_out'

/** The summary of a product's offers. */
export type Offered = {
  price: SellerPrice | null
  /** Whether other variants cost more. */
  isFrom: boolean
  availability: Availability | null
  seller: string
}

type Offer = { minor: number; currency: string; availability: Availability | null }

const AGGREGATE = new Set(['AggregateOffer'])
const NOT_PAID = /List|MSRP|SRP|Strikethrough|Regular|Invoice|Minimum/i

/**
 * The price of a product: the lowest among the offers that can be bought, since that is what a page shows
 * first. The amount and its currency come from the same offer, otherwise there is no price. `assumed` is the
 * currency of pages that name none; without `now`, no price counts as expired.
 */
export function offered(product: Thing, assumed: string | undefined, now?: Date): Offered {
  const offers = thingsOf(product, 'offers').flatMap((offer) => [offer, ...thingsOf(offer, 'offers')])
  const known = offers.flatMap((offer) => pricesOf(offer, assumed, now))
  // A product may state its price itself, without an offer.
  if (known.length === 0) known.push(...pricesOf(product, assumed, now))
  const buyable = known.filter((offer) => offer.availability !== 'sold_out')
  const best = (buyable.length > 0 ? buyable : known).toSorted((entry, other) => entry.minor - other.minor)
  const [first] = best
  const alike = best.filter((offer) => offer.currency === first?.currency)
  return {
    price: first ? { minor: first.minor, currency: first.currency } : null,
    isFrom: alike.some((offer) => offer.minor !== first?.minor),
    availability: availabilityOf([product, ...offers]),
    seller: [...offers, product].map(sellerOf).find((name) => name !== '') ?? '',
  }
}

function pricesOf(offer: Thing, assumed: string | undefined, now: Date | undefined): Offer[] {
  const availability = availabilityOf([offer])
  const at = (amount: string | undefined, currency: string | undefined): Offer[] => {
    const code = readCurrency(currency) ?? readCurrency(amount) ?? assumed
    const minor = amount && code ? readAmount(amount, code) : null
    return minor === null || !code ? [] : [{ minor, currency: code, availability }]
  }
  if (isListed(offer)) return []
  const currency = textOf(offer, 'priceCurrency')
  // Shop systems also put the range of an aggregate into a plain offer.
  const isRange = textOf(offer, 'price') === undefined && textOf(offer, 'lowPrice') !== undefined
  if (isRange || isA(offer, AGGREGATE)) {
    const low = at(textOf(offer, 'lowPrice') ?? textOf(offer, 'price'), currency)
    return [...low, ...(low.length > 0 ? at(textOf(offer, 'highPrice'), currency) : [])]
  }
  const specified = thingsOf(offer, 'priceSpecification')
  const amounts = (which: (specification: Thing) => boolean) =>
    specified
      .filter(which)
      .flatMap((entry) =>
        at(textOf(entry, 'price') ?? textOf(entry, 'minPrice'), textOf(entry, 'priceCurrency') ?? currency),
      )
  return charged(at(textOf(offer, 'price'), currency), {
    listed: amounts(isListed),
    paid: amounts((entry) => isPaid(entry, now)),
    sale: amounts((entry) => isPaid(entry, now) && typeOf(entry) === 'SalePrice'),
  })
}

/**
 * The price that an offer charges: a sale price; if the offer's own price is its list or crossed-out price,
 * the lower one in its specifications; otherwise its own price.
 */
function charged(
  own: readonly Offer[],
  { listed, paid, sale }: Record<'listed' | 'paid' | 'sale', readonly Offer[]>,
): Offer[] {
  const [first] = own
  if (!first) return [...(sale.length > 0 ? lowest(sale) : paid)]
  const isList = listed.some(({ minor, currency }) => minor === first.minor && currency === first.currency)
  const instead = (sale.length > 0 ? sale : isList ? paid : []).filter(
    ({ minor, currency }) => minor < first.minor && currency === first.currency,
  )
  return instead.length > 0 ? lowest(instead) : [first]
}

const lowest = (offers: readonly Offer[]): Offer[] =>
  offers.toSorted((offer, other) => offer.minor - other.minor).slice(0, 1)

const typeOf = (thing: Thing): string => wordOf(textOf(thing, 'priceType') ?? '')

/** Whether a price is a list price or a crossed-out one, which is not charged. */
const isListed = (thing: Thing): boolean => NOT_PAID.test(typeOf(thing))

/**
 * Whether a price is charged for one piece: not a crossed-out price, nor one for members, per kilogram or per
 * hundred pieces, nor an expired one.
 */
const isPaid = (specification: Thing, now: Date | undefined): boolean =>
  !isListed(specification) &&
  specification.props.get('referenceQuantity') === undefined &&
  specification.props.get('validForMemberTier') === undefined &&
  !isOver(textOf(specification, 'validFrom'), textOf(specification, 'validThrough'), now) &&
  !thingsOf(specification, 'eligibleQuantity').some(
    (quantity) => Number(textOf(quantity, 'minValue') ?? textOf(quantity, 'value') ?? 1) > 1,
  )

const IN_STOCK = new Set([
  'InStock',
  'LimitedAvailability',
  'OnlineOnly',
  'InStoreOnly',
  'PreOrder',
  'PreSale',
  'BackOrder',
  'MadeToOrder',
])
const SOLD_OUT = new Set(['OutOfStock', 'SoldOut', 'Discontinued'])

/** Whether any of these can be bought; null if none of them says. */
export function availabilityOf(things: readonly Thing[]): Availability | null {
  const words = things.flatMap((thing) => textsOf(thing, 'availability')).map(availabilityIn)
  return words.find((word) => word === 'in_stock') ?? words.find((word) => word !== null) ?? null
}

/** Reads `http://schema.org/InStock`, `in stock`, `oos`, with or without the vocabulary's address. */
export function availabilityIn(text: string): Availability | null {
  const word = wordOf(text.trim())
  if (IN_STOCK.has(word)) return 'in_stock'
  if (SOLD_OUT.has(word)) return 'sold_out'
  if (/^(in ?stock|instock|available|available for order|preorder|pending)$/i.test(text.trim()))
    return 'in_stock'
  return /^(out ?of ?stock|oos|sold ?out|discontinued)$/i.test(text.trim()) ? 'sold_out' : null
}

const sellerOf = (thing: Thing): string => textOf(thing, 'seller') ?? textOf(thing, 'offeredBy') ?? ''
