import { expect, test } from 'vitest'
import { holdOf, isServiceDone, shelfWithWarehouse } from './goods-signs.ts'

const none = { held: null, disputed: null, missing: null, refund: null, question: null, moving: null }

test('of several things that stop goods, the strongest is told', () => {
  expect(holdOf(none)).toBeNull()
  expect(holdOf({ ...none, moving: 3, refund: 1 })).toEqual({ why: 'refund', since: 1 })
  expect(holdOf({ ...none, disputed: 4, missing: null, refund: 1, question: 2, moving: 3 })).toEqual({
    why: 'disputed',
    since: 4,
  })
})

test('a service is done with the last photo', () => {
  expect(isServiceDone({ done: 1, wanted: 2 })).toBe(false)
  expect(isServiceDone({ done: 2, wanted: 2 })).toBe(true)
  expect(isServiceDone({ done: 3, wanted: 2 })).toBe(true)
})

test('a shelf is never named without its warehouse', () => {
  expect(shelfWithWarehouse('SZ1', 'A-01-1')).toBe('SZ1 A-01-1')
  expect(shelfWithWarehouse('SZ1', '')).toBe('')
})
