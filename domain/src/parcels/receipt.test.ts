import { expect, test } from 'vitest'
import { countsAsReceived, whyNotReview } from './receipt.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

test('fifteen days after the delivery a package counts as received', () => {
  const parcel = {
    stage: 'delivered',
    deliveredAt: day(1),
    lastUpdateAt: day(1),
    lateFrom: day(31),
    claimOpen: false,
  } as const
  expect(countsAsReceived(parcel, day(15))).toBe(false)
  expect(countsAsReceived(parcel, day(16))).toBe(true)
  expect(countsAsReceived(parcel, day(8), { days: 7 })).toBe(true)
})

test('sixty days without updates count too, but not for a package with a problem', () => {
  const silent = {
    stage: 'in_transit',
    deliveredAt: null,
    lastUpdateAt: day(1),
    lateFrom: day(31),
    claimOpen: false,
  } as const
  expect(countsAsReceived(silent, day(60))).toBe(false)
  expect(countsAsReceived(silent, day(61))).toBe(true)
  expect(countsAsReceived({ ...silent, stage: 'exception' }, day(200))).toBe(false)
  expect(countsAsReceived({ ...silent, stage: 'to_ship' }, day(200))).toBe(false)
})

test('silence counts on no line before its package is late, and its shopper had the days of a claim', () => {
  const bySea = {
    stage: 'in_transit',
    deliveredAt: null,
    lastUpdateAt: day(1),
    lateFrom: day(117),
    claimOpen: false,
  } as const
  expect(countsAsReceived(bySea, day(61))).toBe(false)
  expect(countsAsReceived(bySea, day(123))).toBe(false)
  expect(countsAsReceived(bySea, day(124))).toBe(true)
})

test('silence does not count as receipt while a claim is open', () => {
  const claimed = { deliveredAt: day(1), lastUpdateAt: day(1), lateFrom: day(31), claimOpen: true }
  expect(countsAsReceived({ ...claimed, stage: 'delivered' }, day(200))).toBe(false)
  expect(countsAsReceived({ ...claimed, stage: 'in_transit' }, day(200))).toBe(false)
})

test('a package is reviewed once, after receipt', () => {
  expect(whyNotReview({ stage: 'done', reviewed: false })).toBeNull()
  expect(whyNotReview({ stage: 'done', reviewed: true })).toBe('already_reviewed')
  expect(whyNotReview({ stage: 'delivered', reviewed: false })).toBe('not_received_yet')
})
