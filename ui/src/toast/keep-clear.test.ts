import { expect, test } from 'vitest'
import { freeTop } from './keep-clear.ts'

const box = (top: number, height: number, left = 0, width = 300) => ({
  top,
  bottom: top + height,
  left,
  right: left + width,
})

test('a toast stays at the top where it covers nothing', () => {
  expect(freeTop(box(16, 48), [], 400)).toBe(16)
  expect(freeTop(box(16, 48), [box(100, 40)], 400)).toBe(16)
  // Beside it.
  expect(freeTop(box(16, 48, 400), [box(10, 40)], 400)).toBe(16)
})

test('it moves below what has to stay visible, and below the next as well', () => {
  expect(freeTop(box(16, 48), [box(10, 40)], 400)).toBe(58)
  expect(freeTop(box(16, 48), [box(90, 40), box(10, 40)], 400)).toBe(138)
})

test('it stays where everything is taken', () => {
  expect(freeTop(box(16, 48), [box(0, 500)], 400)).toBe(16)
})
