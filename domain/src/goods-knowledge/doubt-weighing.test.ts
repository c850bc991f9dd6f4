import { expect, test } from 'vitest'
import { doubtWeighing } from './doubt-weighing.ts'
import type { Estimate } from './estimate.ts'

const hoodie: Estimate = { low: 450, expected: 680, high: 950, level: 'kind', weighings: 214 }

test.each([
  [680, 1, false],
  [3_400, 1, false],
  [3_401, 1, true],
  // A misplaced decimal point, in either direction.
  [6_800, 1, true],
  [68, 1, true],
  [135, 1, true],
  [136, 1, false],
  // Several pieces together: ten hoodies weigh this much, one does not.
  [6_800, 10, false],
  [680, 10, true],
])('%i g of %i pieces', (grams, pieces, isDoubted) =>
  expect(doubtWeighing(hoodie, pieces, grams) !== null).toBe(isDoubted),
)

test('returns the expected weight of all pieces together', () =>
  expect(doubtWeighing(hoodie, 3, 20_000)).toEqual({ low: 1_350, expected: 2_040, high: 2_850 }))

test('a weight within a wide interval is not doubted, nor one of unknown goods', () => {
  const instrument: Estimate = { ...hoodie, low: 100, expected: 1_000, high: 6_000 }
  expect(doubtWeighing(instrument, 1, 5_900)).toBeNull()
  expect(doubtWeighing(instrument, 1, 150)).toBeNull()
  expect(doubtWeighing(instrument, 1, 6_100)).not.toBeNull()
  expect(doubtWeighing({ ...hoodie, level: 'all' }, 1, 90_000)).toBeNull()
})
