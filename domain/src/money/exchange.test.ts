import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditRate, fromFen, grossUp, minorDigits, parseRate, toFen } from './exchange.ts'

test('a currency has its own minor unit', () => {
  expect([minorDigits('CNY'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3])
})

test.each([
  [10_000, 'USD', '6.70778359', 67_077],
  [1_000, 'JPY', '0.0452', 4_520],
  [1_000, 'KWD', '21.8', 2_180],
])('%i minor units of %s at %s are %i fen', (minor, currency, rate, fen) => {
  expect(toFen(minor, currency, parseRate(rate))).toBe(fen)
})

test('the payment for an amount always credits at least that amount, and is not a unit more than needed', () => {
  const rates = fc.integer({ min: 100_000, max: 100_000_000_000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      rates,
      (fen, currency, rate) => {
        const minor = fromFen(fen, currency, rate)
        expect(toFen(minor, currency, rate)).toBeGreaterThanOrEqual(fen)
        expect(toFen(minor - 1, currency, rate)).toBeLessThan(fen)
      },
    ),
  )
})

test('the grossed-up amount nets the requested one', () => {
  expect(grossUp(10_000, { perMille: 50, fixed: 30 })).toBe(10_558)
  expect(grossUp(10_000, { perMille: 0, fixed: 0 })).toBe(10_000)
})

test('the margin is ours', () => {
  expect(creditRate(6_707_783_590, 20)).toBe(6_573_627_918)
})

test.each(['', '0', '-1', '1e5', 'NaN', '1,5'])('%j is not a rate', (text) => {
  expect(() => parseRate(text)).toThrow(RangeError)
})
