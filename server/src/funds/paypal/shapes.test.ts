import { expect, test } from 'vitest'
import { fromAmount, paypalStep, toAmount } from './shapes.ts'

test.each([
  ['USD', 1_050, '10.50', 1],
  ['JPY', 1_050, '1050', 1],
  ['HUF', 105_000, '1050', 100],
  ['TWD', 105_000, '1050', 100],
])('%s: %i is written %s, in steps of %i', (currency, minor, value, step) => {
  expect(toAmount(minor, currency)).toEqual({ currency_code: currency, value })
  expect(fromAmount({ currency_code: currency, value })).toEqual({ currency, amountMinor: minor })
  expect(paypalStep(currency)).toBe(step)
})

test('currencies with three decimals are unsupported, and nonsense equals no amount', () => {
  expect(paypalStep('KWD')).toBeUndefined()
  expect(fromAmount({ currency_code: 'USD', value: 'ten' }).amountMinor).toBeNaN()
  expect(fromAmount(undefined).amountMinor).toBeNaN()
})
