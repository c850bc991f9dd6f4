import { describe, expect, test } from 'vitest'
import { expiringFirst, obstacleOf, toShelf, urgencyOf } from './shelf.ts'
import { stockItem } from './warehouse.test-support.ts'

const titles = (items: readonly { title: string }[]) => items.map((item) => item.title)

test.each([
  [8, 'calm'],
  [7, 'soon'],
  [0, 'soon'],
  [-1, 'overdue'],
  [null, null],
] as const)('%s free days left are %s', (days_left, urgency) => {
  expect(urgencyOf({ days_left })).toBe(urgency)
})

const hold = { since: '2026-12-01T01:00:00.000Z', reason: 'check' } as const

test.each([
  [{ stage: 'in_stock' }, null],
  [{ stage: 'in_stock', refund_open: true }, 'refund_open'],
  [{ stage: 'in_parcel' }, 'in_parcel'],
  [{ stage: 'received' }, 'received'],
  [{ stage: 'abnormal' }, 'abnormal'],
  [{ stage: 'storage_expired' }, 'storage_expired'],
  [{ stage: 'in_stock', missing: true }, 'missing'],
  [{ stage: 'storage_expired', missing: true }, 'missing'],
  [{ stage: 'in_stock', hold }, 'held'],
  [{ stage: 'storage_expired', hold }, 'held'],
  [{ stage: 'in_parcel', hold }, 'held'],
  [{ stage: 'received', hold }, 'received'],
  [{ stage: 'in_stock', disputed: true }, 'disputed'],
  [{ stage: 'in_stock', moving_to: 'YW1' }, 'moving'],
  [{ stage: 'in_stock', moving_to: 'YW1', refund_open: true }, 'moving'],
] as const)('%j can’t be packed because of %s', (over, obstacle) => {
  expect(obstacleOf(stockItem('mug', over))).toBe(obstacle)
})

test('the shelf is sorted by urgency and by warehouse, with items that cannot be shipped kept apart', () => {
  const shelf = toShelf([
    stockItem('calm', { days_left: 20 }),
    stockItem('elsewhere', { days_left: 9, warehouse_id: 'YW1' }),
    stockItem('packed', { stage: 'in_parcel', days_left: null }),
    stockItem('late', { days_left: -2 }),
  ])
  expect(titles(shelf.ready)).toEqual(['late', 'elsewhere', 'calm'])
  expect(shelf.groups.map((group) => [group.warehouseId, titles(group.items)])).toEqual([
    ['GZ1', ['late', 'calm']],
    ['YW1', ['elsewhere']],
  ])
  expect(titles(shelf.notReady)).toEqual(['packed'])
})

describe('the items that expire first', () => {
  const first = (...items: ReturnType<typeof stockItem>[]) => titles(expiringFirst(toShelf(items)))

  test('are all that are overdue or in their last week, in the most urgent warehouse', () => {
    expect(
      first(
        stockItem('week', { days_left: 7 }),
        stockItem('eight', { days_left: 8 }),
        stockItem('late', { days_left: -1 }),
        stockItem('elsewhere', { days_left: 2, warehouse_id: 'YW1' }),
      ),
    ).toEqual(['late', 'week'])
  })

  test('are those with the earliest last free day while nothing is urgent', () => {
    expect(
      first(
        stockItem('a', { days_left: 12 }),
        stockItem('b', { days_left: 12 }),
        stockItem('c', { days_left: 13 }),
      ),
    ).toEqual(['a', 'b'])
  })

  test('are none on an empty shelf', () => {
    expect(first()).toEqual([])
  })
})
