import { describe, expect, test } from 'vitest'
import { pausedDays, whyNotCancelParcel } from './cancel.ts'
import type { ParcelStage } from '../states/parcel-stages.ts'

test.each<[ParcelStage, ReturnType<typeof whyNotCancelParcel>]>([
  ['pending_payment', null],
  ['to_pick', null],
  ['packing', 'transition_not_allowed'],
  ['supplement_due', null],
  ['to_ship', 'transition_not_allowed'],
  ['in_transit', 'already_shipped'],
  ['delivered', 'already_shipped'],
  ['cancelled', 'transition_not_allowed'],
])('a shopper cancels a package %s: %s', (stage, why) => {
  expect(whyNotCancelParcel(stage, ['shopper'])).toBe(why)
})

test('the warehouse can cancel a package that no line carries', () => {
  expect(whyNotCancelParcel('packing', ['warehouse'])).toBeNull()
})

test('a buyer may not', () => {
  expect(whyNotCancelParcel('to_pick', ['buyer'])).toBe('forbidden')
})

describe('free storage of the goods of a cancelled package', () => {
  const paidAt = new Date('2026-11-02T15:59:49Z')
  const after = (ms: number) => new Date(paidAt.getTime() + ms)
  const DAY = 86_400_000

  test('is extended by whole 24 hours since it was paid, not by midnights', () => {
    const paid = { stage: 'to_pick', paidAt } as const
    // Paid 11 seconds before midnight at the warehouse.
    expect(pausedDays(paid, 'staff', after(14_000))).toBe(0)
    expect(pausedDays(paid, 'staff', after(DAY - 1))).toBe(0)
    expect(pausedDays(paid, 'staff', after(5 * DAY))).toBe(5)
  })

  test('is not extended if the shopper cancels before it is packed, or without a payment', () => {
    expect(pausedDays({ stage: 'to_pick', paidAt }, 'shopper', after(9 * DAY))).toBe(0)
    expect(pausedDays({ stage: 'pending_payment', paidAt: null }, 'system', after(9 * DAY))).toBe(0)
    expect(pausedDays({ stage: 'supplement_due', paidAt }, 'shopper', after(9 * DAY))).toBe(9)
  })

  test('is not shortened by a clock that was set back', () => {
    expect(pausedDays({ stage: 'to_pick', paidAt }, 'staff', after(-2 * DAY))).toBe(0)
  })
})
