import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefused, quote, type ShippingRate, type SizeMm } from './fee.ts'
import { rateFor, seedRateCard } from './seed-rows.test-support.ts'
import { weightStep } from './weight-step.ts'

const card = seedRateCard()

const stepOf = (rate: ShippingRate | null, weightGrams: number, sizeMm?: SizeMm) => {
  const answer = quote({ rate, weightGrams, sizeMm, categories: [] })
  if (!rate || isRefused(answer)) throw new Error('not carried')
  return { total: answer.totalFen, ...weightStep(rate, weightGrams, answer) }
}

test('returns how much more fits into the billed step, and the price of the next one', () => {
  const rate = rateFor(card, 'PST-EMS', 'SG')
  expect(stepOf(rate, 1_740)).toEqual({
    total: 22_200,
    fromGrams: 1_500,
    toGrams: 2_000,
    freeGrams: 260,
    nextTotalFen: 25_500,
  })
  expect(stepOf(rate, 500)).toMatchObject({ fromGrams: 0, toGrams: 500, freeGrams: 0, nextTotalFen: 15_600 })
})

test('a parcel billed by volume or by a minimum has room up to its billed weight', () => {
  expect(stepOf(rateFor(card, 'SEA-DDP', 'AU'), 1_200)).toMatchObject({ toGrams: 5_000, freeGrams: 3_800 })
  expect(stepOf(rateFor(card, 'DIR-DDP', 'US'), 2_000, [450, 400, 350])).toMatchObject({
    toGrams: 8_000,
    freeGrams: 3_000,
    nextTotalFen: null,
  })
})

test('the free grams cost nothing, and one more costs the next step or is not carried', () => {
  const rates = fc.constantFrom(...card.map((zone) => zone.rate))
  fc.assert(
    fc.property(rates, fc.integer({ min: 1, max: 2_000 }), (rate, weightGrams) => {
      const step = stepOf(rate, weightGrams)
      expect(stepOf(rate, weightGrams + step.freeGrams).total).toBe(step.total)
      const heavier = quote({ rate, weightGrams: weightGrams + step.freeGrams + 1, categories: [] })
      expect(isRefused(heavier) ? null : heavier.totalFen).toBe(step.nextTotalFen)
    }),
  )
})
