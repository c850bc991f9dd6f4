import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import { STOCK_CARTONS } from '@longhaul/domain/warehouse/packing-estimate.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PackedGoods, chooseCarton, estimatePackage as estimate, layOut } from './packing.ts'

const estimatePackage = (things: readonly PackedGoods[]) => estimate(things, STOCK_CARTONS)
const goods = (weightGrams: number, ...sizeMm: [number, number, number]): PackedGoods => ({
  weightGrams,
  sizeMm,
})
const carton = (code: string) => STOCK_CARTONS.find((stockCarton) => stockCarton.code === code)!.sizeMm

test('a single item travels in its own packaging, a tenth heavier', () => {
  expect(estimatePackage([goods(1_000, 130, 340, 210)])).toEqual({
    goodsGrams: 1_000,
    weightGrams: 1_100,
    sizeMm: [340, 210, 130],
  })
})

test('several items go into the smallest carton that holds them', () => {
  expect(estimatePackage([goods(200, 100, 80, 40), goods(300, 120, 90, 50)]).sizeMm).toEqual(carton('C20'))
  expect(estimatePackage([goods(900, 300, 200, 110), goods(900, 300, 200, 110)]).sizeMm).toEqual(
    carton('C39'),
  )
})

test('items that fit into no carton get a box of their own', () => {
  const { sizeMm } = estimatePackage([goods(500, 900, 50, 50), goods(500, 300, 200, 100)])
  expect(sizeMm[0]).toBe(900)
  expect(sizeMm[1] * sizeMm[2] * 900).toBeGreaterThanOrEqual(8_250_000 * 1.15)
})

test('volume alone does not decide: two long items do not fit into a carton of sufficient volume', () => {
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
      const estimated = estimatePackage(things)
      expect(estimatePackage(things.toReversed())).toEqual(estimated)
      expect(estimated.sizeMm.toSorted((a, b) => b - a)).toEqual(estimated.sizeMm)
      for (const { sizeMm } of things) {
        const sides = sizeMm.toSorted((a, b) => b - a)
        sides.forEach((length, index) => expect(length).toBeLessThanOrEqual(estimated.sizeMm[index]!))
      }
    }),
    { numRuns: 60 },
  )
})

test('a hundred items are estimated', () => {
  const many = Array.from({ length: 100 }, (_, index) => goods(50, 40 + (index % 7) * 5, 40, 30))
  expect(estimatePackage(many).weightGrams).toBe(5_500)
})

test('cartons are data: another set gives another box, the smallest that holds all, regardless of order', () => {
  const things = [goods(200, 100, 80, 40), goods(300, 120, 90, 50)]
  const own = [
    { code: 'BIG', sizeMm: [900, 900, 900] as const, weightGrams: 900 },
    { code: 'FLAT', sizeMm: [210, 150, 60] as const, weightGrams: 80 },
  ]
  expect(chooseCarton(things, own)?.code).toBe('FLAT')
  expect(chooseCarton(things, [])).toBe(undefined)
  expect(chooseCarton(things.slice(0, 1), own)).toBe(undefined)
})

test('items placed into a carton stay inside it, in any orientation, and do not overlap', () => {
  const side = fc.integer({ min: 20, max: 400 })
  const thing = fc.record({ sizeMm: fc.tuple(side, side, side) as fc.Arbitrary<SizeMm> })
  fc.assert(
    fc.property(fc.array(thing, { maxLength: 12 }), fc.constantFrom(...STOCK_CARTONS), (things, box) => {
      const { placed, left } = layOut(things, box)
      expect([...placed.map((entry) => entry.index), ...left].toSorted((a, b) => a - b)).toEqual(
        things.map((_, index) => index),
      )
      for (const one of placed) {
        const sides = (size: SizeMm) => size.toSorted((a, b) => a - b)
        expect(sides(one.sizeMm)).toEqual(sides(things[one.index]!.sizeMm))
        one.atMm.forEach((at, axis) => {
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at + one.sizeMm[axis]!).toBeLessThanOrEqual(box.sizeMm[axis]!)
        })
        for (const other of placed)
          if (other !== one)
            expect(
              one.atMm.some(
                (at, axis) =>
                  at >= other.atMm[axis]! + other.sizeMm[axis]! ||
                  other.atMm[axis]! >= at + one.sizeMm[axis]!,
              ),
            ).toBe(true)
      }
    }),
    { numRuns: 60 },
  )
})
