import { expect, test } from 'vitest'
import { estimatedWeight, neededVolume, STOCK_CARTONS } from './packing-estimate.ts'

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

test('goods need more space than their own boxes; of unknown size, it is not known', () => {
  expect(neededVolume([[100, 100, 100]])).toBe(1_150_000)
  expect(neededVolume([])).toBeNull()
  expect(neededVolume([[100, 100, 100], null])).toBeNull()
})

test('one carton is smaller than the side from which EMS bills volume', () => {
  expect(STOCK_CARTONS.some(({ sizeMm }) => Math.max(...sizeMm) === 390)).toBe(true)
})
