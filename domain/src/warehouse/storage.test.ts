import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  daysLeft,
  extensionFee,
  isPastLimit,
  lastFreeDay,
  lateDays,
  lateFee,
  refundDeadline,
  reminderDue,
} from './storage.ts'

/** An instant in warehouse time. */
const inChina = (text: string): Date => new Date(`${text}+08:00`)
const arrived = inChina('2026-11-21T15:00')

describe('free storage', () => {
  test('counts the day of arrival as the first of 30', () => {
    expect(lastFreeDay(arrived)).toBe('2026-12-20')
    expect(daysLeft(arrived, arrived)).toBe(29)
  })

  test.each([
    ['2026-12-20T00:00', 0, 0],
    ['2026-12-20T23:59:59.999', 0, 0],
    ['2026-12-21T00:00', -1, 1],
    ['2027-01-01T12:00', -12, 12],
  ])('at %s it has %i days left, %i late', (now, left, late) => {
    expect(daysLeft(arrived, inChina(now))).toBe(left)
    expect(lateDays(arrived, inChina(now))).toBe(late)
  })

  test('counts calendar days at the warehouse, not hours or UTC days', () => {
    expect(lastFreeDay(new Date('2026-11-21T15:59:59Z'))).toBe('2026-12-20')
    expect(lastFreeDay(new Date('2026-11-21T16:00:00Z'))).toBe('2026-12-21')
    expect(daysLeft(inChina('2026-11-21T23:59'), inChina('2026-11-22T00:01'))).toBe(28)
  })

  test('handles leap years and the turn of the year', () => {
    expect(lastFreeDay(inChina('2028-01-31T00:00'), 30)).toBe('2028-02-29')
    expect(lastFreeDay(inChina('2026-12-31T12:00'), 2)).toBe('2027-01-01')
  })

  test('is longer by the days of a plan, and by those spent in a parcel', () => {
    expect(lastFreeDay(arrived, 30 + 15)).toBe('2027-01-04')
  })

  test('is either remaining or late, never both, and changes by one each day', () => {
    const hours = fc.integer({ min: 0, max: 24 * 400 })
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: 1, max: 180 }), (arrival, stay, freeDays) => {
        const at = new Date(arrival * 3_600_000)
        const now = new Date(at.getTime() + stay * 3_600_000)
        const left = daysLeft(at, now, freeDays)
        expect(left >= 0 ? 0 : -left).toBe(lateDays(at, now, freeDays))
        expect(daysLeft(at, new Date(now.getTime() + 86_400_000), freeDays)).toBe(left - 1)
      }),
    )
  })
})

describe('late storage', () => {
  test.each([
    [0, 0],
    [1, 20],
    [60, 1_200],
    [250, 5_000],
    [251, 5_000],
  ])('of %i days costs %i fen', (days, fen) => {
    expect(lateFee(days)).toBe(fen)
  })

  test('matches the published example: 6 days late at 100 a day', () => {
    const days = lateDays(inChina('2026-11-01T09:00'), inChina('2026-12-06T09:00'))
    expect(lateFee(days, { perDayFen: 100 })).toBe(600)
  })

  test('subtracts what was paid, and is never negative', () => {
    expect(lateFee(10, { paidFen: 120 })).toBe(80)
    expect(lateFee(10, { paidFen: 500 })).toBe(0)
    expect(lateFee(300, { paidFen: 4_900, capFen: 5_000 })).toBe(100)
  })
})

describe('a reminder is due', () => {
  test.each([
    [29, null, null],
    [15, null, null],
    [14, null, 14],
    [13, 14, null],
    [7, 14, 7],
    [3, 7, 3],
    [1, 3, 1],
    [0, 1, null],
    [-1, 1, null],
  ])('with %i days left and %s sent last: %s', (left, lastSent, due) => {
    expect(reminderDue(left, lastSent)).toBe(due)
  })

  test('late rather than never, but only the nearest', () => {
    expect(reminderDue(5, null)).toBe(7)
    expect(reminderDue(0, 7)).toBe(1)
  })

  test('on each of its days, whenever the job runs once a day', () => {
    let lastSent: number | null = null
    const sent: number[] = []
    for (let left = 29; left >= -5; left -= 1) {
      const due = reminderDue(left, lastSent)
      if (due !== null) sent.push((lastSent = due))
    }
    expect(sent).toEqual([14, 7, 3, 1])
  })

  test('never once storage is late', () => {
    expect(reminderDue(-1, null)).toBeNull()
  })
})

test('goods are kept for 60 days after the free ones', () => {
  expect(isPastLimit(arrived, inChina('2027-02-18T23:59'))).toBe(false)
  expect(isPastLimit(arrived, inChina('2027-02-19T00:00'))).toBe(true)
})

test('a refund may be requested until 120 hours after stocking', () => {
  expect(refundDeadline(new Date('2026-11-21T08:30:00Z'))).toEqual(new Date('2026-11-26T08:30:00Z'))
  expect(refundDeadline(new Date('2026-11-21T08:30:00Z'), 24)).toEqual(new Date('2026-11-22T08:30:00Z'))
})

test('days paid in advance cost the same as late days, up to the same cap', () => {
  const fee = { perDayFen: 20, capFen: 500 }
  expect([extensionFee(1, fee), extensionFee(25, fee), extensionFee(60, fee)]).toEqual([20, 500, 500])
})
