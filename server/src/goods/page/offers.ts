import { type SellerPrice, readAmount, readCurrency } from './read-amount.ts'
import { type Thing, isA, textOf, textsOf, thingsOf, wordOf } from './thing.ts'

export type Availability = 'in_stock' | 'sold_out'

/** What the offers of a product come to. */
export type Offered = {
  price: SellerPrice | null
  /** Others of its variants cost more. */
  isFrom: boolean
  availability: Availability | null
  seller: string
}

type Offer = { minor: number; currency: string; availability: Availability | null }

const AGGREGATE = new Set(['AggregateOffer'])
/** Prices that nobody pays. */
const NOT_PAID = /List|MSRP|SRP|Strikethrough|Regular|Invoice|Minimum/i

/**
 * The price of a product: the lowest of what can be bought, since that is what a page shows first. The amount and its currency are of the same
 * offer or there is no price. `assumed` is the currency of pages that say none.
 */
export function offered(product: Thing, assumed: string | undefined): Offered {
  const offers = thingsOf(product, 'offers').flatMap((offer) => [offer, ...thingsOf(offer, 'offers')])
  const known = offers.flatMap((offer) => pricesOf(offer, assumed))
  // A product may carry its price itself, without an offer around it.
  if (known.length === 0) known.push(...pricesOf(product, assumed))
  const buyable = known.filter((offer) => offer.availability !== 'sold_out')
  const best = (buyable.length > 0 ? buyable : known).toSorted((one, other) => one.minor - other.minor)
  const [first] = best
  const alike = best.filter((offer) => offer.currency === first?.currency)
  return {
    price: first ? { minor: first.minor, currency: first.currency } : null,
    isFrom: alike.some((offer) => offer.minor !== first?.minor),
    availability: availabilityOf([product, ...offers]),
    seller: [...offers, product].map(sellerOf).find((name) => name !== '') ?? '',
  }
}

function pricesOf(offer: Thing, assumed: string | undefined): Offer[] {
  const availability = availabilityOf([offer])
  const at = (amount: string | undefined, currency: string | undefined): Offer[] => {
    const code = readCurrency(currency) ?? readCurrency(amount) ?? assumed
    const minor = amount && code ? readAmount(amount, code) : null
    return minor === null || !code ? [] : [{ minor, currency: code, availability }]
  }
  const currency = textOf(offer, 'priceCurrency')
  if (isA(offer, AGGREGATE)) {
    const low = at(textOf(offer, 'lowPrice') ?? textOf(offer, 'price'), currency)
    return [...low, ...(low.length > 0 ? at(textOf(offer, 'highPrice'), currency) : [])]
  }
  const own = at(textOf(offer, 'price'), currency)
  if (own.length > 0) return own
  const specified = thingsOf(offer, 'priceSpecification').filter(isPaid)
  return specified.flatMap((one) =>
    at(textOf(one, 'price') ?? textOf(one, 'minPrice'), textOf(one, 'priceCurrency') ?? currency),
  )
}

/** Not a crossed-out price, not a price for a kilogram, not one for a hundred pieces. */
const isPaid = (specification: Thing): boolean =>
  !NOT_PAID.test(wordOf(textOf(specification, 'priceType') ?? '')) &&
  specification.props.get('referenceQuantity') === undefined &&
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

/** Whether any of these can be bought; null where none says. */
export function availabilityOf(things: readonly Thing[]): Availability | null {
  const words = things.flatMap((thing) => textsOf(thing, 'availability')).map(availabilityIn)
  return words.find((word) => word === 'in_stock') ?? words.find((word) => word !== null) ?? null
}

/** `http://schema.org/InStock`, `in stock`, `oos`: with or without the vocabulary. */
export function availabilityIn(text: string): Availability | null {
  const word = wordOf(text.trim())
  if (IN_STOCK.has(word)) return 'in_stock'
  if (SOLD_OUT.has(word)) return 'sold_out'
  if (/^(in ?stock|instock|available|available for order|preorder|pending)$/i.test(text.trim()))
    return 'in_stock'
  return /^(out ?of ?stock|oos|sold ?out|discontinued)$/i.test(text.trim()) ? 'sold_out' : null
}

const sellerOf = (thing: Thing): string => textOf(thing, 'seller') ?? textOf(thing, 'offeredBy') ?? ''
