import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useState } from 'react'

/** Weights to guess by, packed, in grams: what they are like is in the texts. */
export const GUESS_GRAMS = [250, 700, 1500, 3000, 6000] as const
const USUAL_GRAMS = 700
/** A package that several things share: what most weigh. */
export const SHARED_GRAMS = 3000
/** What takes longer is nobody's first thought, however cheap it is. */
const USUAL_DAYS_MAX = 30

type Price = Reply<'GET /shipping/prices'>['options'][number]
export type Offer = Price & { total_fen: number }
export type FreightGuess = ReturnType<typeof useFreightGuess>

/**
 * What shipping abroad is likely to cost for a weight, a country and a method that the shopper guesses: alone, and as a share by weight of a package
 * that travels with other things. Without a country the server guesses that; without a method it is the cheapest that takes no month.
 */
export function useFreightGuess() {
  const [grams, setGrams] = useState<number>(USUAL_GRAMS)
  const [chosenCountry, setCountry] = useState<string>()
  const [option, setOption] = useState<string>()
  const country = chosenCountry ? { country: chosenCountry } : {}
  const ask = { keepPrevious: true, staleMs: 5 * 60_000 }
  const prices = useCall('GET /shipping/prices', { query: { weight_grams: grams, ...country } }, ask)
  const shared = useCall('GET /shipping/prices', { query: { weight_grams: SHARED_GRAMS, ...country } }, ask)
  const offers = (prices.data?.options ?? []).filter(hasTotal)
  const offer = offers.find((entry) => entry.option === option) ?? usualOf(offers)
  const whole = (shared.data?.options ?? []).filter(hasTotal).find((entry) => entry.option === offer?.option)
  return {
    prices,
    offers,
    offer,
    setOption,
    grams,
    setGrams,
    country: chosenCountry ?? prices.data?.country ?? '',
    setCountry,
    /** In fen; null while there is none. */
    range: offer ? rangeOf(offer.total_fen, whole?.total_fen, grams) : null,
  }
}

/** From the share of a package with others to a package of its own. */
function rangeOf(alone: number, wholeFen: number | undefined, grams: number): { low: number; high: number } {
  const share = wholeFen === undefined ? alone : Math.round((wholeFen * grams) / SHARED_GRAMS)
  return { low: Math.min(alone, share), high: alone }
}

function usualOf(offers: readonly Offer[]): Offer | undefined {
  const byPrice = offers.toSorted((a, b) => a.total_fen - b.total_fen)
  return byPrice.find(({ max_days: days }) => days !== null && days <= USUAL_DAYS_MAX) ?? byPrice[0]
}

const hasTotal = (price: Price): price is Offer => price.total_fen !== null
