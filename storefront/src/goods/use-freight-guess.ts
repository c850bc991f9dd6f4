import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { estimatedWeight } from '@longhaul/domain/warehouse/packing-estimate.ts'
import { useState } from 'react'

/** Weights to guess by, packed, in grams: what they are like is in the texts. */
export const GUESS_GRAMS = [250, 700, 1500, 3000, 6000] as const
const USUAL_GRAMS = 700
/** A package that several things share: what most weigh. */
export const SHARED_GRAMS = 3000
/** What takes longer is nobody's first thought, however cheap it is. */
const USUAL_DAYS_MAX = 30

type Price = Reply<'GET /shipping/prices'>['options'][number]
type Priced = Price & { total_fen: number }
/** A way to ship it: the price of the heaviest that is expected, and what the lightest would cost. */
export type Offer = Priced & { light_fen: number }
type Estimate = Reply<'GET /goods/{marketplace}/{item}/knowledge'>['estimate']
export type FreightGuess = ReturnType<typeof useFreightGuess>

/**
 * What shipping abroad is likely to cost for the interval of weight that is expected, or a weight that the shopper guesses, and a country and a method of
 * theirs: from the lightest as a share by weight of a package with other things, to the heaviest in a package of its own. Without a country the server
 * guesses that; without a method it is the cheapest that takes no month.
 */
export function useFreightGuess(expected: Estimate | undefined, quantity: number) {
  const [chosenGrams, setGrams] = useState<number>()
  const [chosenCountry, setCountry] = useState<string>()
  const [option, setOption] = useState<string>()
  const ask = (grams: number) => ({
    query: { weight_grams: grams, ...(chosenCountry && { country: chosenCountry }) },
  })
  const packed = (piece: 'low' | 'high') =>
    chosenGrams ?? (expected ? estimatedWeight(expected.weight_grams[piece] * quantity) : USUAL_GRAMS)
  const [light, grams] = [packed('low'), packed('high')]
  const prices = useCall('GET /shipping/prices', ask(grams), KEPT)
  const lightest = useCall('GET /shipping/prices', ask(light), KEPT)
  const shared = useCall('GET /shipping/prices', ask(SHARED_GRAMS), KEPT)
  const offers = (prices.data?.options ?? []).filter(hasTotal).map((entry) => ({
    ...entry,
    light_fen: Math.min(entry.total_fen, totalOf(lightest.data, entry) ?? entry.total_fen),
  }))
  const offer = offers.find((entry) => entry.option === option) ?? usualOf(offers)
  const whole = offer && totalOf(shared.data, offer)
  return {
    prices,
    offers,
    offer,
    setOption,
    light,
    grams,
    /** Whether the weight is what is expected, and none that the shopper chose. */
    isExpected: expected !== undefined && chosenGrams === undefined,
    setGrams,
    expected,
    country: chosenCountry ?? prices.data?.country ?? '',
    setCountry,
    /** In fen; null while there is none. */
    range: offer
      ? {
          low: Math.min(offer.light_fen, Math.round(((whole ?? Infinity) * light) / SHARED_GRAMS)),
          high: offer.total_fen,
        }
      : null,
  }
}

const KEPT = { keepPrevious: true, staleMs: 5 * 60_000 }

const totalOf = (prices: Reply<'GET /shipping/prices'> | undefined, { option }: Price) =>
  prices?.options.find((entry) => entry.option === option)?.total_fen

function usualOf(offers: readonly Offer[]): Offer | undefined {
  const byPrice = offers.toSorted((a, b) => a.total_fen - b.total_fen)
  return byPrice.find(({ max_days: days }) => days !== null && days <= USUAL_DAYS_MAX) ?? byPrice[0]
}

const hasTotal = (price: Price): price is Priced => price.total_fen !== null
