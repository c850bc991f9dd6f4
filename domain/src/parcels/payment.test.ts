import { expect, test } from 'vitest'
import { keptOnCancel, whyNotPayParcel, whyNotPaySupplement } from './payment.ts'
import { PARCEL_STAGES } from '../states/parcel-stages.ts'

const payBy = new Date('2026-11-03T02:00:00Z')
const late = new Date('2026-11-03T02:00:00.001Z')

test('an unpaid package may be paid up to and including the deadline', () => {
  expect(whyNotPayParcel({ stage: 'pending_payment', payBy }, payBy)).toBeNull()
  expect(whyNotPayParcel({ stage: 'pending_payment', payBy }, late)).toBe('payment_window_closed')
})

test.each(PARCEL_STAGES.filter((stage) => stage !== 'pending_payment'))(
  'a package %s is not paid again',
  (stage) => {
    const why = stage === 'cancelled' || stage === 'returned' ? 'transition_not_allowed' : 'already_paid'
    expect(whyNotPayParcel({ stage, payBy }, payBy)).toBe(why)
  },
)

test('a supplement is paid once, in time, unless it was cancelled', () => {
  const open = { paidAt: null, cancelledAt: null, payBy }
  expect(whyNotPaySupplement(open, payBy)).toBeNull()
  expect(whyNotPaySupplement(open, late)).toBe('payment_window_closed')
  expect(whyNotPaySupplement({ ...open, paidAt: payBy }, payBy)).toBe('already_paid')
  expect(whyNotPaySupplement({ ...open, cancelledAt: payBy }, payBy)).toBe('transition_not_allowed')
})

test('we keep money only for a cancelled package that was packed, and never more than is on hold', () => {
  expect(keptOnCancel('pending_payment', 0, 2_000)).toBe(0)
  expect(keptOnCancel('to_pick', 15_600, 2_000)).toBe(0)
  expect(keptOnCancel('supplement_due', 15_600, 2_000)).toBe(2_000)
  expect(keptOnCancel('supplement_due', 1_500, 2_000)).toBe(1_500)
})
