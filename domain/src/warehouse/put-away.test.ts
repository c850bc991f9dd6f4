import { expect, test } from 'vitest'
import { proposeShelf, wayOntoShelf } from './put-away.ts'

test('the shelf with most of the same shopper’s things is proposed', () => {
  const shared = [
    { shelf: 'C-01', things: 1 },
    { shelf: 'A-11-4', things: 3 },
  ]
  expect(proposeShelf(shared, 'B-02-2')).toEqual({ why: 'same_shopper', shelf: 'A-11-4', things: 3 })
})

test('of shelves with equally many, the first of the walk, whatever the order of the rows', () => {
  const shared = [
    { shelf: 'B-07-3', things: 2 },
    { shelf: 'A-12-1', things: 2 },
  ]
  expect(proposeShelf(shared, '')?.shelf).toBe('A-12-1')
  expect(proposeShelf(shared.toReversed(), '')?.shelf).toBe('A-12-1')
})

test('a shopper who has nothing here: the last shelf used, if there is one', () => {
  expect(proposeShelf([], 'B-02-2')).toEqual({ why: 'last_used', shelf: 'B-02-2' })
  expect(proposeShelf([], '')).toBeNull()
})

test('goods get onto a shelf for the first time or from another, never out of a package', () => {
  expect(wayOntoShelf('received')).toBe('shelve')
  expect(wayOntoShelf('in_stock')).toBe('move')
  expect(wayOntoShelf('storage_expired')).toBe('move')
  for (const stage of ['in_parcel', 'abnormal', 'shipped_abroad', 'abandoned'] as const)
    expect(wayOntoShelf(stage)).toBeNull()
})
