import { expect, test } from 'vitest'
import { OWN_COUNT_MAX, countOfTab } from './own-counts.ts'

test('a tab shows the count, and whether there may be more because counting stopped', () => {
  expect(countOfTab([])).toEqual({ count: 0, isMore: false })
  expect(countOfTab([3, 999])).toEqual({ count: 1_002, isMore: false })
  expect(countOfTab([3, OWN_COUNT_MAX])).toEqual({ count: 1_003, isMore: true })
})
