import { expect, test } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { type PriceList, exampleBills, landedPrice } from './example-bills.ts'

const option = (name: PriceList['options'][number]['option'], totalFen: number | null) => ({
  option: name,
  line_name: name,
  first_grams: 500,
  first_price_fen: 3950,
  step_grams: 500,
  step_price_fen: 1800,
  customs_fee_fen: 800,
  total_fen: totalFen,
  min_days: 5,
  max_days: 10,
  refusal: null,
  refused_kinds: { named: [], more: 0 },
})
const list = (...options: PriceList['options']): PriceList => ({
  country: 'DE',
  weight_grams: 1001,
  options,
})

test('both bills add up to the cent, from the configured rates', () => {
  // 1,001 g: the first 500 g and two started steps of 500 g.
  const bills = exampleBills(list(option('direct', 3950 + 2 * 1800 + 800)), configurationReply)
  expect(bills?.goods).toMatchObject({
    freightFen: 800,
    serviceFen: 1795,
    totalFen: 12_900 + 15_500 + 7500 + 800 + 1795,
  })
  expect(bills?.goods.pieces.map(({ fen }) => fen)).toEqual([12_900, 15_500, 7500])
  expect(bills?.shipping).toMatchObject({ steps: 2, stepsFen: 3600, totalFen: 8350 + 800 })
})

test('a method that charges more than the formula for this weight is not used as the example', () => {
  const ocean = option('ocean', 47_500)
  expect(exampleBills(list(ocean), configurationReply)).toBeUndefined()
  expect(exampleBills(list(ocean, option('postal', 8350)), configurationReply)?.shipping.option).toBe(
    'postal',
  )
})

test('there is no example for a country without a method', () => {
  expect(exampleBills(list(option('direct', null)), configurationReply)).toBeUndefined()
})

test('the hoodie alone costs its price with the fee now, and the same shipping later', () => {
  const prices = list(option('direct', 3950 + 2 * 1800 + 800))
  expect(landedPrice(prices, configurationReply)).toEqual({
    nowFen: 12_900 + 645,
    laterFen: 8350 + 800,
    atDoorFen: 0,
    minDays: 5,
    maxDays: 10,
  })
})
