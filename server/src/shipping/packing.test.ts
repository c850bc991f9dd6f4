import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import { STOCK_CARTONS } from '@longhaul/domain/warehouse/packing-estimate.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PackedGoods, estimatePackage } from './packing.ts'

const goods = (weightGrams: number, ...sizeMm: [number, number, number]): PackedGoods => ({
  weightGrams,
  sizeMm,
})
const carton = (code: string) => STOCK_CARTONS.find((one) => one.code === code)!.sizeMm

test('one thing travels in the packaging it came in, a tenth heavier', () => {
  expect(estimatePackage([goods(1_000, 130, 340, 210)])).toEqual({
    goodsGrams: 1_000,
    weightGrams: 1_100,
    sizeMm: [340, 210, 130],
  })
})

test('several things go into the smallest carton that takes them', () => {
  expect(estimatePackage([goods(200, 100, 80, 40), goods(300, 120, 90, 50)]).sizeMm).toEqual(carton('C20'))
  expect(estimatePackage([goods(900, 300, 200, 110), goods(900, 300, 200, 110)]).sizeMm).toEqual(
    carton('C39'),
  )
})

test('what fits in no carton gets a box of its own', () => {
  const { sizeMm } = estimatePackage([goods(500, 900, 50, 50), goods(500, 300, 200, 100)])
  expect(sizeMm[0]).toBe(900)
  expect(sizeMm[1] * sizeMm[2] * 900).toBeGreaterThanOrEqual(8_250_000 * 1.15)
})

test('volume alone does not decide: two long things do not fit a carton that holds their volume', () => {
  const long = goods(100, 390, 290, 130)
  expect(estimatePackage([long, long]).sizeMm).not.toEqual(carton('C39'))
})

test('the order of the goods does not matter, and every one of them fits the box by its sides', () => {
  const side = fc.integer({ min: 1, max: 700 })
  const thing = fc.record({
    weightGrams: fc.integer({ min: 1, max: 5_000 }),
    sizeMm: fc.tuple(side, side, side) as fc.Arbitrary<SizeMm>,
  })
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1, maxLength: 8 }), (things) => {
      const estimate = estimatePackage(things)
      expect(estimatePackage(things.toReversed())).toEqual(estimate)
      expect(estimate.sizeMm.toSorted((a, b) => b - a)).toEqual(estimate.sizeMm)
      for (const { sizeMm } of things) {
        const sides = sizeMm.toSorted((a, b) => b - a)
        sides.forEach((one, index) => expect(one).toBeLessThanOrEqual(estimate.sizeMm[index]!))
      }
    }),
    { numRuns: 60 },
  )
})

test('a hundred things are answered for', () => {
  const many = Array.from({ length: 100 }, (_, index) => goods(50, 40 + (index % 7) * 5, 40, 30))
  expect(estimatePackage(many).weightGrams).toBe(5_500)
})
