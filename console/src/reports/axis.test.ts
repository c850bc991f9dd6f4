import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf } from './axis.ts'

test('an axis includes zero and every value, and has few ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })), (values) => {
      const { least, most, ticks } = axisOf(values)
      expect(least).toBeLessThanOrEqual(0)
      for (const value of values) expect(value >= least && value <= most).toBe(true)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect([ticks[0], ticks.at(-1)]).toEqual([least, most])
    }),
  )
})

test.each([
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[70], [0, 20, 40, 60, 80]],
  [
    [-5, 12],
    [-5, 0, 5, 10, 15],
  ],
])('%j is marked at %j', (values, ticks) => expect(axisOf(values).ticks).toEqual(ticks))
