import { expect, test } from 'vitest'
import { type ItemStage, itemStatus, orderStatus, partlyArrived } from './item-stages.ts'

const items = (...stages: (ItemStage | `${ItemStage}!`)[]) =>
  stages.map((stage) => ({ stage: stage.replace('!', '') as ItemStage, refundOpen: stage.endsWith('!') }))

test.each([
  [items('cancelled', 'cancelled'), 'cancelled'],
  [items('cancelled', 'refunded'), 'refunded'],
  [items('refunded', 'refunded'), 'refunded'],
  [items('in_stock!', 'purchased'), 'refund_processing'],
  [items('in_stock', 'purchased', 'cancelled'), 'processing'],
  [items('in_stock', 'in_review'), 'paid'],
  [items('pending_payment', 'cancelled'), 'pending_payment'],
  [items('shipped_abroad', 'refunded'), 'in_stock'],
  [items('abandoned'), 'cancelled'],
])('an order of %j is %s', (rows, status) => {
  expect(orderStatus(rows)).toBe(status)
})

test('an open refund case shows as such whatever the stage', () => {
  expect(itemStatus({ stage: 'abnormal', refundOpen: true })).toBe('refund_processing')
  expect(itemStatus({ stage: 'abnormal', refundOpen: false })).toBe('processing')
})

test('an order is partly arrived only while some items are still on their way', () => {
  expect(partlyArrived(items('in_stock', 'purchased'))).toBe(true)
  expect(partlyArrived(items('in_stock', 'cancelled'))).toBe(false)
  expect(partlyArrived(items('purchased', 'purchased'))).toBe(false)
})
