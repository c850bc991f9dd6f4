import type { Fen } from '@longhaul/domain/money/fen.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import { type Thing, textOf, textsOf, thingsOf } from './thing.ts'

const FREE = /^0+(?:\.0+)?$/

/**
 * What the seller charges to a place in China, from the offers' shipping details; null where nothing says so. A rate for another country or in another
 * currency is not what the way to our warehouse costs. The dearest of several counts: we cannot know which one the seller means.
 */
export function domesticFreight(product: Thing): Fen | null {
  const rates = thingsOf(product, 'offers')
    .flatMap((offer) => thingsOf(offer, 'shippingDetails'))
    .filter(reachesChina)
    .flatMap((details) => thingsOf(details, 'shippingRate'))
    .flatMap((rate) => {
      const amount = textOf(rate, 'value') ?? ''
      if (readCurrency(textOf(rate, 'currency')) !== 'CNY') return []
      const fen = FREE.test(amount) ? 0 : readAmount(amount, 'CNY')
      return fen === null ? [] : [fen]
    })
  return rates.length > 0 ? Math.max(...rates) : null
}

/** Without a destination it is the seller's own country. */
function reachesChina(details: Thing): boolean {
  const countries = thingsOf(details, 'shippingDestination').flatMap((place) =>
    textsOf(place, 'addressCountry'),
  )
  return countries.length === 0 || countries.some((country) => /^(?:CN|CHN|China|中国)$/i.test(country))
}
