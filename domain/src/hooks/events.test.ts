import { expect, test } from 'vitest'
import { type ItemChange, orderEvents, parcelEvents } from './events.ts'

const item = (change: Partial<ItemChange>): ItemChange => ({
  id: 'i',
  stageWas: 'purchased',
  stage: 'purchased',
  refundWasOpen: false,
  refundOpen: false,
  ...change,
})

test('a step that shoppers do not see is told to nobody', () => {
  expect(orderEvents('o', [item({ stageWas: 'purchased', stage: 'seller_shipped' })])).toEqual([])
  expect(parcelEvents('p', { stageWas: 'to_pick', stage: 'packing' })).toEqual([])
})

test('an item is told at once, its order when the last of its items follows', () => {
  const still = item({ id: 'j', stageWas: 'in_review', stage: 'in_review' })
  const moved = item({ stageWas: 'in_review', stage: 'to_purchase' })
  const itemChange = { event: 'item.status_changed', subjectId: 'i', previous: 'paid', status: 'processing' }
  expect(orderEvents('o', [moved, still])).toEqual([itemChange])
  const last = item({ id: 'j', stageWas: 'to_purchase', stage: 'to_purchase' })
  expect(orderEvents('o', [moved, last])).toEqual([
    itemChange,
    { event: 'order.status_changed', subjectId: 'o', previous: 'paid', status: 'processing' },
  ])
})

test('a refund request that opens or ends is a change of status, with no step of the item', () => {
  const opened = orderEvents('o', [item({ refundOpen: true })])
  expect(opened.map(({ event, status }) => `${event} ${status}`)).toEqual([
    'item.status_changed refund_processing',
    'order.status_changed refund_processing',
  ])
})

test('a package is told with both statuses', () => {
  expect(parcelEvents('p', { stageWas: 'to_ship', stage: 'in_transit' })).toEqual([
    {
      event: 'parcel.status_changed',
      subjectId: 'p',
      previous: 'to_be_delivered',
      status: 'pending_receipt',
    },
  ])
})
