import { expect, test } from 'vitest'
import { type Combinable, whyNotCombine } from './combine.ts'

const item = (over: Partial<Combinable> = {}): Combinable => ({
  stage: 'in_stock',
  warehouseId: 'GZ1',
  refundOpen: false,
  ...over,
})

test.each([
  ['nothing', [], 'no_product_selected'],
  ['one thing in stock', [item()], null],
  ['two in one warehouse', [item(), item()], null],
  ['one that is in a package', [item(), item({ stage: 'in_parcel' })], 'already_in_a_package'],
  ['one that is not inspected yet', [item({ stage: 'received' })], 'not_in_warehouse'],
  ['one whose storage ran out', [item({ stage: 'storage_expired' })], 'not_in_warehouse'],
  ['one that left', [item({ stage: 'shipped_abroad' })], 'not_in_warehouse'],
  ['one with an open refund', [item(), item({ refundOpen: true })], 'refund_open'],
  ['one whose owner is in doubt', [item(), item({ disputed: true })], 'ownership_in_doubt'],
  ['one that is missing', [item(), item({ stop: 'missing' })], 'being_looked_for'],
  ['one on hold', [item(), item({ stop: 'held' })], 'goods_on_hold'],
  ['one that waits for photos', [item(), item({ photosWaiting: true })], 'photos_waiting'],
  ['two warehouses', [item(), item({ warehouseId: 'YW1' })], 'different_warehouses'],
])('%s', (_, items, why) => {
  expect(whyNotCombine(items)).toBe(why)
})
