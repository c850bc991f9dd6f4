import { type Availability, type Offered, availabilityIn } from './offers.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import type { Markup } from './read-markup.ts'
import { isOver } from './validity.ts'

/** Whether Open Graph describes a product: by its type, or by naming a price. */
export const isProductGraph = ({ meta }: Markup): boolean =>
  /^(og:)?product\b|^(product|og:product)\./i.test(meta.get('og:type')?.[0] ?? '') ||
  PRICE_TAGS.some(([amount]) => meta.has(amount))

/**
 * Whether a page without a price nevertheless presents one product with its picture, as in shops that leave
 * the type at `website`. Not a shop's front page, nor a page whose type says that it is something else.
 */
export function isSharedPage({ meta }: Markup, url: string): boolean {
  const type = meta.get('og:type')?.[0] ?? 'website'
  if (/^(?:article|blog|book|business|music|profile|video)/i.test(type)) return false
  const { pathname, search } = new URL(url)
  return meta.has('og:title') && meta.has('og:image') && (pathname.length > 1 || search !== '')
}

const SALE = 'product:sale_price:amount'
const PRICE_TAGS = [
  [SALE, 'product:sale_price:currency'],
  ['product:price:amount', 'product:price:currency'],
  ['og:price:amount', 'og:price:currency'],
  ['product:price', 'product:price:currency'],
] as const

/** The first price that the tags name with its currency; an expired sale does not count. */
export function graphOffer({ meta }: Markup, assumed: string | undefined, now: Date | undefined): Offered {
  const isSaleOver = isOver(
    meta.get('product:sale_price_dates:start')?.[0],
    meta.get('product:sale_price_dates:end')?.[0],
    now,
  )
  for (const [amountTag, currencyTag] of PRICE_TAGS) {
    if (amountTag === SALE && isSaleOver) continue
    const amount = meta.get(amountTag)?.[0]
    const currency = readCurrency(meta.get(currencyTag)?.[0]) ?? readCurrency(amount) ?? assumed
    const minor = amount && currency ? readAmount(amount, currency) : null
    if (minor !== null && currency)
      return { price: { minor, currency }, isFrom: false, availability: null, seller: '' }
  }
  return { price: null, isFrom: false, availability: null, seller: '' }
}

export const graphAvailability = ({ meta }: Markup): Availability | null =>
  availabilityIn(meta.get('product:availability')?.[0] ?? meta.get('og:availability')?.[0] ?? '')
