import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRefused, quote, type ShippingRate, type SizeMm } from './fee.ts'
import { rateFor, seedRateCard } from './seed-rows.test-support.ts'

/*
 * Runs the engine over every row of the initial rate card: what the examples show for some places must hold
 * for all.
 */

const card = seedRateCard()
const served = card.flatMap((zone) => zone.countries.map((country) => ({ country, rate: zone.rate })))
const countries = [...new Set(served.map((entry) => entry.country))]
const lines = [...new Set(card.map((zone) => zone.lineCode))]
const total = (rate: ShippingRate, weightGrams: number, sizeMm?: SizeMm): number => {
  const answer = quote({ rate, weightGrams, sizeMm, categories: [] })
  if (isRefused(answer)) throw new Error(`${rate.lineCode} ${JSON.stringify(answer)}`)
  return answer.totalFen
}

test('every destination is quoted on every line that serves it, and refused only by lines that do not', () => {
  expect(countries).toHaveLength(235)
  let quoted = 0
  for (const country of countries) {
    for (const line of lines) {
      const rate = rateFor(card, line, country)
      const answer = quote({ rate, weightGrams: 1_000, categories: [] })
      if (rate === null) expect(answer).toEqual({ refusals: [{ code: 'country_not_served' }] })
      else {
        expect([line, country, isRefused(answer) || answer.totalFen > 0]).toEqual([line, country, true])
        expect(isRefused(answer)).toBe(false)
        quoted += 1
      }
    }
  }
  expect(quoted).toBe(served.length)
})

describe('on every row of the card', () => {
  const weight = fc.integer({ min: 1, max: 2_000 })

  test('every price from the lightest to the heaviest parcel is in whole fen and never below that of a lighter one', () => {
    for (const { rate } of card) {
      let before = 0
      for (let grams = 1; grams <= rate.maxGrams; grams += 97) {
        const price = total(rate, grams)
        if (!Number.isSafeInteger(price) || price < before)
          throw new Error(`${rate.lineCode}, ${grams} g: ${price} after ${before}`)
        before = price
      }
      expect(total(rate, rate.maxGrams)).toBeGreaterThanOrEqual(before)
    }
  })

  test('one parcel is never more expensive than its goods in several, if neither volume nor a limit matters', () => {
    const light = fc.array(weight, { minLength: 2, maxLength: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...card), light, ({ rate }, weights) => {
        const together = weights.reduce((sum, grams) => sum + grams, 0)
        fc.pre(together <= rate.maxGrams)
        const apart = weights.reduce((sum, grams) => sum + total(rate, grams), 0)
        expect(total(rate, together)).toBeLessThanOrEqual(apart)
      }),
      { numRuns: 2_000 },
    )
  })

  test('its limits are inclusive, and one more is refused', () => {
    for (const { rate } of card) {
      expect(isRefused(quote({ rate, weightGrams: rate.maxGrams, categories: [] }))).toBe(false)
      expect(quote({ rate, weightGrams: rate.maxGrams + 1, categories: [] })).toEqual({
        refusals: [{ code: 'over_weight', actual: rate.maxGrams + 1, limit: rate.maxGrams }],
      })
      const flat: SizeMm = [rate.maxLengthMm, 1, 1]
      expect(isRefused(quote({ rate, weightGrams: 1, sizeMm: flat, categories: [] }))).toBe(false)
    }
  })

  test.each([
    [0, undefined, 'invalid_weight'],
    [100_000_000, undefined, 'invalid_weight'],
    [500, [0, 100, 100], 'invalid_dimensions'],
    [500, [100, 100, 0], 'invalid_dimensions'],
  ] as [number, SizeMm | undefined, string][])('%i g of %j mm is %s', (weightGrams, sizeMm, code) => {
    for (const { rate } of card)
      expect(quote({ rate, weightGrams, sizeMm, categories: ['weapon'] })).toEqual({ refusals: [{ code }] })
  })

  test('a side of 10 m is valid, but too long for every line', () => {
    for (const { rate } of card) {
      const answer = quote({ rate, weightGrams: 500, sizeMm: [10_000, 10, 10], categories: [] })
      expect(isRefused(answer) && answer.refusals[0]).toEqual({
        code: 'over_length',
        actual: 10_000,
        limit: rate.maxLengthMm,
      })
    }
  })
})
