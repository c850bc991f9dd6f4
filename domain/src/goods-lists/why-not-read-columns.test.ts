import { expect, test } from 'vitest'
import { whyNotReadColumns } from './why-not-read-columns.ts'

test.each([
  [true, 0, null],
  [false, 0, 'list_without_sheet'],
  [false, 1, 'list_without_sheet'],
  [true, 1, 'list_in_cart'],
])('kept %j, %i in the cart: %j', (hasSheet, addedCount, why) => {
  expect(whyNotReadColumns({ hasSheet, addedCount })).toBe(why)
})
