import { expect, test } from 'vitest'
import { wayOntoShelf } from './put-away.ts'

test('goods get onto a shelf for the first time or from another, never out of a package', () => {
  expect(wayOntoShelf('received')).toBe('shelve')
  expect(wayOntoShelf('in_stock')).toBe('move')
  expect(wayOntoShelf('storage_expired')).toBe('move')
  for (const stage of ['in_parcel', 'abnormal', 'shipped_abroad', 'abandoned'] as const)
    expect(wayOntoShelf(stage)).toBeNull()
})
