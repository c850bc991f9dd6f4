import type { Fen } from '@longhaul/domain/money/fen.ts'
import { readAmount, readCurrency } from './read-amount.ts'
import { type Thing, textOf, textsOf, thingsOf } from './thing.ts'

const FREE = /^0+(?:\.0+)?$/

/**
 * The seller's freight within China, in fen, from the offers' shipping details; null if they do not say.
 * Rates for other countries or in other currencies do not apply to our warehouse. Of several rates the
 * highest counts, because we cannot know which one the seller applies.
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

/** Whether a shipping rate applies to China. Without a destination it applies to the seller's own country. */
function reachesChina(details: Thing): boolean {
  const countries = thingsOf(details, 'shippingDestination').flatMap((place) =>
    textsOf(place, 'addressCountry'),
  )
  return countries.length === 0 || countries.some((country) => /^(?:CN|CHN|China|中国)$/i.test(country))
}
