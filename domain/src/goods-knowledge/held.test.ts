import { expect, test } from 'vitest'
import { insidePerMille, isOff, together } from './held.ts'

test('a kind is miscalibrated only if at least 200 pieces show it', () => {
  expect(isOff({ pieces: 200, below: 30, above: 31 })).toBe(true)
  expect(isOff({ pieces: 199, below: 100, above: 99 })).toBe(false)
  expect(isOff({ pieces: 200, below: 20, above: 20 })).toBe(false)
  // Intervals that are too cautious are wrong as well.
  expect(isOff({ pieces: 1_000, below: 40, above: 40 })).toBe(true)
})

test('months add up, and without pieces there is no share', () => {
  const both = together([
    { pieces: 10, below: 1, above: 1 },
    { pieces: 30, below: 3, above: 3 },
  ])
  expect(both).toEqual({ pieces: 40, below: 4, above: 4 })
  expect(insidePerMille(both)).toBe(800)
  expect(insidePerMille(together([]))).toBeNull()
})
