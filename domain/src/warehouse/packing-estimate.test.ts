import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SizeMm } from '../shipping/fee.ts'
import { estimatedWeight, likelyCarton, STOCK_CARTONS } from './packing-estimate.ts'

test.each([
  [1_000, 1_100],
  [1_582, 1_741],
  [1, 2],
])('%i g of goods are expected to weigh %i g packed', (net, packed) => {
  expect(estimatedWeight(net)).toBe(packed)
})

test('the weight of packaging is configurable by the operator', () => {
  expect(estimatedWeight(1_000, 15)).toBe(1_150)
})

test('the smallest carton with enough room is chosen', () => {
  expect(likelyCarton([[180, 120, 80]])?.code).toBe('C20')
  expect(
    likelyCarton([
      [80, 180, 120],
      [180, 80, 120],
    ])?.code,
  ).toBe('C30')
})

test('an item must fit by its sides, however small its volume', () => {
  expect(likelyCarton([[395, 20, 20]])?.code).toBe('C40')
  expect(likelyCarton([[610, 20, 20]])).toBeNull()
})

test('no items, or an item of unknown size, yields no carton', () => {
  expect(likelyCarton([])).toBeNull()
  expect(likelyCarton([[100, 100, 100], null])).toBeNull()
})

test('one carton is smaller than the side from which EMS bills volume', () => {
  expect(STOCK_CARTONS.some(({ sizeMm }) => Math.max(...sizeMm) === 390)).toBe(true)
})

test('more goods never get a smaller carton, and the order does not matter', () => {
  const side = fc.integer({ min: 10, max: 300 })
  const sizes = fc.array(fc.tuple(side, side, side), { minLength: 2, maxLength: 8 })
  const rank = (items: SizeMm[]): number => {
    const carton = likelyCarton(items)
    return carton ? STOCK_CARTONS.indexOf(carton) : STOCK_CARTONS.length
  }
  fc.assert(
    fc.property(sizes, (items) => {
      expect(rank(items)).toBeGreaterThanOrEqual(rank(items.slice(1)))
      expect(rank(items.toReversed())).toBe(rank(items))
    }),
  )
})
