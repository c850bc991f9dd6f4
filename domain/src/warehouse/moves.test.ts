import { expect, test } from 'vitest'
import { disposeFrom, whyNotDispose, whyNotGiveNotice } from './disposal.ts'
import { type Movable, whyNotSend } from './transfer.ts'

const movable: Movable = {
  stage: 'in_stock',
  warehouseId: 'GZ1',
  moving: false,
  held: false,
  refundOpen: false,
  photosWaiting: false,
}

test('goods on a shelf without open matters may be moved to another warehouse', () => {
  expect(whyNotSend(movable, 'YW1')).toBe(null)
  expect(whyNotSend(movable, 'GZ1')).toBe('same_warehouse')
  expect(whyNotSend({ ...movable, moving: true }, 'YW1')).toBe('being_moved')
  expect(whyNotSend({ ...movable, held: true }, 'YW1')).toBe('goods_on_hold')
  expect(whyNotSend({ ...movable, refundOpen: true }, 'YW1')).toBe('refund_open')
  expect(whyNotSend({ ...movable, photosWaiting: true }, 'YW1')).toBe('photos_waiting')
  expect(whyNotSend({ ...movable, stage: 'in_parcel' }, 'YW1')).toBe('already_in_a_package')
  expect(whyNotSend({ ...movable, stage: 'received' }, 'YW1')).toBe('not_in_warehouse')
})

test('a final notice is given once, for goods that were kept too long', () => {
  const stock = { stage: 'storage_expired', stop: null, noticeOpen: false } as const
  expect(whyNotGiveNotice(stock)).toBe(null)
  expect(whyNotGiveNotice({ ...stock, noticeOpen: true })).toBe('notice_running')
  expect(whyNotGiveNotice({ ...stock, stop: 'missing' })).toBe('being_looked_for')
  expect(whyNotGiveNotice({ ...stock, stop: 'held' })).toBe('goods_on_hold')
  expect(whyNotGiveNotice({ ...stock, stage: 'in_stock' })).toBe('transition_not_allowed')
})

test('nothing is disposed of before its shopper is notified and the notice period has passed', () => {
  const notifiedAt = new Date('2026-11-02T02:00:00Z')
  const from = disposeFrom(notifiedAt)
  expect(from.toISOString()).toBe('2026-11-16T02:00:00.000Z')
  const stock = { stage: 'storage_expired', stop: null, refundOpen: false, disposeFrom: from } as const
  expect(whyNotDispose({ ...stock, disposeFrom: null }, from)).toBe('notice_needed')
  expect(whyNotDispose(stock, new Date(from.getTime() - 1))).toBe('notice_running')
  expect(whyNotDispose(stock, from)).toBe(null)
  expect(whyNotDispose({ ...stock, refundOpen: true }, from)).toBe('refund_open')
  expect(whyNotDispose({ ...stock, stop: 'missing' }, from)).toBe('being_looked_for')
  expect(whyNotDispose({ ...stock, stop: 'held' }, from)).toBe('goods_on_hold')
  expect(whyNotDispose({ ...stock, stage: 'in_stock' }, from)).toBe('transition_not_allowed')
})
