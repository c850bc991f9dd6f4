import { expect, test } from 'vitest'
import { compareShelves } from './shelf-walk.ts'

test('shelves are sorted by their numbers, and goods without a shelf come last', () => {
  expect(['B-1', 'A-10-2', '', 'a-2-1', 'A-2-10'].toSorted(compareShelves)).toEqual([
    'a-2-1',
    'A-2-10',
    'A-10-2',
    'B-1',
    '',
  ])
})
