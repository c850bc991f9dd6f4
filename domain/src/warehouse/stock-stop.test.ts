import { describe, expect, test } from 'vitest'
import { ITEM_STAGES } from '../states/item-stages.ts'
import { heldDays, whyNotHold } from './stock-stop.ts'

const lying = { stage: 'in_stock', stop: null, moving: false } as const

describe('putting goods on hold', () => {
  test('in every stage in the warehouse, and in no other', () => {
    const may = ITEM_STAGES.filter((stage) => whyNotHold({ ...lying, stage }) === null)
    expect(may.toSorted()).toEqual(['abnormal', 'in_parcel', 'in_stock', 'received', 'storage_expired'])
  })

  test.each([
    ['on hold already', { stop: 'held' }, 'goods_on_hold'],
    ['looked for', { stop: 'missing' }, 'being_looked_for'],
    ['on the way to another warehouse', { moving: true }, 'being_moved'],
  ] as const)('not what is %s', (_, over, why) => {
    expect(whyNotHold({ ...lying, ...over })).toBe(why)
  })
})

test('whole days go back, from the hold or from shelving, whichever is later', () => {
  const day = (of: number) => new Date(Date.UTC(2026, 10, of, 12))
  expect(heldDays(day(3), day(1), day(8))).toBe(5)
  expect(heldDays(day(1), day(3), day(8))).toBe(5)
  expect(heldDays(day(3), null, day(8))).toBe(0)
  expect(heldDays(day(3), day(1), new Date(day(4).getTime() - 1))).toBe(0)
})
