import { expect, test } from 'vitest'
import { fromStripe, stripeStep, toStripe } from './client.ts'

test.each([
  ['USD', 1_050, 1_050, 1],
  ['JPY', 1_050, 1_050, 1],
  ['KWD', 1_050, 1_050, 10],
  ['ISK', 1_050, 105_000, 1],
  ['UGX', 1_050, 105_000, 1],
  ['MGA', 105_000, 1_050, 100],
])('%s: %i minor units are %i of Stripe’s, in steps of %i', (currency, minor, amount, step) => {
  expect(toStripe(minor, currency)).toBe(amount)
  expect(fromStripe(amount, currency)).toBe(minor)
  expect(stripeStep(currency)).toBe(step)
})
