import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roughly } from './roughly.ts'

test('two digits, never three', () => {
  expect([7, 43, 468, 473, 1_234, 6_260].map((grams) => roughly(grams))).toEqual([
    7, 45, 470, 470, 1_250, 6_300,
  ])
})

test('an interval rounded outwards covers the original one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (grams) => {
      expect(roughly(grams, 'down')).toBeLessThanOrEqual(grams)
      expect(roughly(grams, 'up')).toBeGreaterThanOrEqual(grams)
      expect(roughly(grams, 'up')).toBeLessThanOrEqual(grams * 1.25 + 1)
    }),
  )
})
