import { expect, test } from 'vitest'
import { meanStarsTenths, reviewerName } from './review-stages.ts'

test('a reviewer is named by one whole character, even if it takes two UTF-16 units', () => {
  expect(reviewerName('Mei Lin')).toBe('M**')
  expect(reviewerName('  小雨 ')).toBe('小**')
  expect(reviewerName('🍜面')).toBe('🍜**')
  expect(reviewerName('  ')).toBe('')
})

test('the mean of stars in tenths', () => {
  expect(meanStarsTenths(0, 0)).toBeNull()
  expect(meanStarsTenths(5, 1)).toBe(50)
  expect(meanStarsTenths(14, 3)).toBe(47)
  expect(meanStarsTenths(9, 4)).toBe(23)
})
