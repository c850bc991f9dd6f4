import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitFen } from './split.ts'

test('the parts add up to the whole, and none differs by a fen or more from its exact share', () => {
  const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.nat(9_000_000_000), weights, (amount, shares) => {
      const parts = splitFen(amount, shares)
      const whole = shares.reduce((sum, share) => sum + share, 0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
      if (whole > 0) {
        parts.forEach((part, index) => {
          expect(Math.abs(part - (amount * shares[index]!) / whole)).toBeLessThan(1)
        })
      }
    }),
  )
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [0, [5, 5], [0, 0]],
  [7, [0, 0], [7, 0]],
  [1000, [999, 1], [999, 1]],
])('%i among %j is %j', (amount, weights, parts) => {
  expect(splitFen(amount, weights)).toEqual(parts)
})

test('splitting among nothing is an error', () => {
  expect(() => splitFen(1, [])).toThrow(RangeError)
})
