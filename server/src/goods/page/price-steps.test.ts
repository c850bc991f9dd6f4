import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { tidySteps } from './price-steps.ts'

const read = (offers: object) =>
  readPage({
    url: 'https://shop.example.com/p/1',
    body: Buffer.from(
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Mug', offers })}</script>`,
    ),
  })
const unit = (price: string, minValue?: number, priceCurrency = 'CNY') => ({
  '@type': 'UnitPriceSpecification',
  price,
  priceCurrency,
  ...(minValue ? { eligibleQuantity: { minValue } } : {}),
})
const cny = { '@type': 'Offer', price: '6.50', priceCurrency: 'CNY' }
const shipping = (value: string | number, more: object = {}, currency = 'CNY') => ({
  shippingRate: { '@type': 'MonetaryAmount', value, currency },
  ...more,
})

test('prices by quantity rise in quantity, and the smallest order is reported', () => {
  expect(
    read({
      ...cny,
      eligibleQuantity: { minValue: 2 },
      priceSpecification: [unit('5.20', 500), unit('6.50', 2), unit('5.90', 50)],
    }),
  ).toMatchObject({
    price: { minor: 650, currency: 'CNY' },
    minOrder: 2,
    priceSteps: [
      { from: 2, minor: 650 },
      { from: 50, minor: 590 },
      { from: 500, minor: 520 },
    ],
  })
})

test.each([
  ['one step', [unit('6.50', 1)]],
  ['another currency', [unit('6.50', 1, 'USD'), unit('5.00', 10, 'USD')]],
  ['the same price twice', [unit('6.50', 1), unit('6.50', 10)]],
  ['no quantity', [unit('6.50'), unit('5.00')]],
])('no steps: %s', (_, priceSpecification) => {
  expect(read({ ...cny, priceSpecification })).toMatchObject({ minOrder: null, priceSteps: [] })
})

test('nonsense quantities are dropped, and more than ten steps', () => {
  expect(
    tidySteps([
      { from: 0, minor: 5 },
      { from: 1.5, minor: 4 },
      { from: 9e9, minor: 1 },
    ]),
  ).toEqual([])
  const many = Array.from({ length: 30 }, (_, index) => ({ from: index + 1, minor: 900 - index }))
  expect(tidySteps(many)).toHaveLength(10)
})

test.each([
  ['free', shipping('0.00'), 0],
  ['a number', shipping(8), 800],
  ['to China', shipping('6.00', { shippingDestination: { addressCountry: 'CN' } }), 600],
  ['abroad only', shipping('60.00', { shippingDestination: { addressCountry: 'US' } }), null],
  ['in dollars', shipping('5.00', {}, 'USD'), null],
  ['no word', undefined, null],
  ['several, the dearest', [shipping('5.00'), shipping('12.00')], 1_200],
])('domestic freight: %s', (_, shippingDetails, fen) => {
  expect(read({ ...cny, ...(shippingDetails ? { shippingDetails } : {}) })?.freightFen).toBe(fen)
})
