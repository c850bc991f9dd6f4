import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useState } from 'react'

/** Weights to guess by, packed, in grams: what they are like is in the texts. */
export const GUESS_GRAMS = [250, 700, 1500, 3000, 6000] as const
const USUAL_GRAMS = 700

type Price = Reply<'GET /shipping/prices'>['options'][number]
export type FreightGuess = ReturnType<typeof useFreightGuess>

/** What shipping abroad is likely to cost for a weight and a country that the shopper guesses. Without a country the server guesses that, too. */
export function useFreightGuess() {
  const [grams, setGrams] = useState<number>(USUAL_GRAMS)
  const [chosen, setCountry] = useState<string>()
  const prices = useCall(
    'GET /shipping/prices',
    { query: { weight_grams: grams, ...(chosen ? { country: chosen } : {}) } },
    { keepPrevious: true, staleMs: 5 * 60_000 },
  )
  const offers = (prices.data?.options ?? []).filter(hasTotal)
  const totals = offers.map((offer) => offer.total_fen)
  return {
    prices,
    offers,
    grams,
    setGrams,
    country: chosen ?? prices.data?.country ?? '',
    setCountry,
    /** The cheapest and the dearest, in fen; null while there is none. */
    range: totals.length > 0 ? { low: Math.min(...totals), high: Math.max(...totals) } : null,
  }
}

const hasTotal = (price: Price): price is Price & { total_fen: number } => price.total_fen !== null
