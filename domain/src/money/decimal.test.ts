import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromDecimal, roundUpTo, toDecimal } from './decimal.ts'
import { minorDigits } from './exchange.ts'

test.each([
  [1_050, 2, '10.50'],
  [5, 2, '0.05'],
  [1_050, 0, '1050'],
  [1_050, 3, '1.050'],
])('%i with %i digits is %s', (minor, digits, text) => {
  expect(toDecimal(minor, digits)).toBe(text)
})

test('a formatted decimal parses to the original amount', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.constantFrom('USD', 'JPY', 'KWD'), (minor, currency) => {
      expect(fromDecimal(toDecimal(minor, minorDigits(currency)), currency)).toBe(minor)
    }),
  )
})

test.each(['', '-1', '1e3', '1.', '.5', '1,00', 'NaN', '10.505', '99999999999999'])(
  '%j is not an amount in dollars',
  (text) => {
    expect(fromDecimal(text, 'USD')).toBeUndefined()
  },
)

test('an amount is rounded up to the provider’s smallest coin', () => {
  expect([roundUpTo(1_001, 10), roundUpTo(1_000, 10), roundUpTo(7, 1)]).toEqual([1_010, 1_000, 7])
})
