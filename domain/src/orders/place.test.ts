import { expect, test } from 'vitest'
import { type PlacedItem, isSent, listOfOrder, placeOfOrder } from './place.ts'

const item = (stage: PlacedItem['stage'], parcelStage: PlacedItem['parcelStage'] = null) => ({
  stage,
  parcelStage,
})

test.each([
  ['unpaid', [item('pending_payment')]],
  ['coming', [item('seller_shipped'), item('in_stock')]],
  ['shelf', [item('in_stock'), item('shipped_abroad', 'in_transit')]],
  ['packed', [item('in_parcel', 'packing'), item('cancelled')]],
  ['shipped', [item('shipped_abroad', 'delivered')]],
  ['shipped', [item('shipped_abroad', 'done'), item('shipped_abroad', 'in_transit')]],
  ['received', [item('shipped_abroad', 'done'), item('refunded')]],
  ['ended', [item('cancelled'), item('refunded')]],
] as [string, PlacedItem[]][])('an order is %s where the least advanced of its goods are', (place, items) => {
  expect(placeOfOrder(items)).toBe(place)
})

test('a sent order is not in stock', () => {
  expect(isSent([item('shipped_abroad', 'done'), item('refunded')])).toBe(true)
  expect(isSent([item('shipped_abroad'), item('in_parcel')])).toBe(false)
  expect(isSent([item('cancelled')])).toBe(false)
  expect(listOfOrder('in_stock', [item('shipped_abroad')])).toBe('sent')
  expect(listOfOrder('in_stock', [item('in_stock')])).toBe('in_stock')
  expect(listOfOrder('refund_processing', [item('shipped_abroad')])).toBe('refund_processing')
})
