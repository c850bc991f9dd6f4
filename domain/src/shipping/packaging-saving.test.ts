import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefused, quote, type ShippingRate, type SizeMm } from './fee.ts'
import { packagingSaving } from './packaging-saving.ts'
import { rateFor, seedRateCard } from './seed-rows.test-support.ts'

const card = seedRateCard()

const priced = (rate: ShippingRate | null, weightGrams: number, sizeMm?: SizeMm) => {
  const answer = quote({ rate, weightGrams, sizeMm, categories: [] })
  if (!rate || isRefused(answer)) throw new Error('not carried')
  return { answer, less: packagingSaving(rate, weightGrams, answer) }
}

test('returns how many grams less reach the next cheaper step, and the saving', () => {
  const rate = rateFor(card, 'PST-EMS', 'SG')
  expect(priced(rate, 1_740).less).toEqual({ by: 'weight', grams: 240, savedFen: 3_300 })
  expect(priced(rate, 501).less).toEqual({ by: 'weight', grams: 1, savedFen: 3_300 })
  expect(priced(rate, 500).less).toBeNull()
})

test('a package billed by its size has to become smaller, not lighter', () => {
  const rate = rateFor(card, 'DIR-DDP', 'US')
  const { answer, less } = priced(rate, 2_000, [450, 400, 350])
  expect(less?.by).toBe('size')
  expect(less?.grams).toBe(answer.billedGrams - 2_000)
  const flat = priced(rate, 2_000)
  expect(less?.savedFen).toBe(answer.totalFen - flat.answer.totalFen)
})

test('the stated reduction saves exactly the stated amount, on every line', () => {
  const rates = fc.constantFrom(...card.map((zone) => zone.rate))
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 2_000 }), (rate, weightGrams) => {
      const { answer, less } = priced(rate, weightGrams)
      if (less === null) return
      expect(priced(rate, weightGrams - less.grams).answer.totalFen).toBe(answer.totalFen - less.savedFen)
      expect(priced(rate, weightGrams - less.grams + 1).answer.totalFen).toBe(answer.totalFen)
    }),
  )
})
