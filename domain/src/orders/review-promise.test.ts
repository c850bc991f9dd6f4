import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reviewDueAt } from './review-promise.ts'
import { calendarOf } from './calendars.ts'
import { PLAIN_WEEK, isWorkingDay, whyNotWorkingDays } from './working-days.ts'

const CHINA = calendarOf('CN')

test.each([
  ['on a Monday morning', '2026-11-02T10:00', '2026-11-02T15:00'],
  ['before opening', '2026-11-02T03:00', '2026-11-02T14:00'],
  ['so late that it goes over night', '2026-11-02T16:00', '2026-11-03T12:00'],
  ['to the minute of closing', '2026-11-02T13:00', '2026-11-02T18:00'],
  ['on Friday evening', '2026-11-06T19:30', '2026-11-09T14:00'],
  ['before the National Day week', '2026-09-30T17:00', '2026-10-08T13:00'],
  ['on a Saturday that is worked', '2026-10-10T09:00', '2026-10-10T14:00'],
])('paid %s (%s) it is due at %s', (_, paid, due) => {
  expect(reviewDueAt(new Date(`${paid}:00+08:00`), CHINA)).toEqual(new Date(`${due}:00+08:00`))
})

test('a holiday on a weekday is not a working day, a worked weekend day is', () => {
  expect(
    ['2026-10-01', '2026-10-08', '2026-02-28', '2026-11-21'].map((day) => isWorkingDay(day, CHINA)),
  ).toEqual([false, true, true, false])
})

test('it is always within working hours, never sooner than the hours promised, and not earlier for a later payment', () => {
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 20 }), fc.nat(1e8), (paid, hours, later) => {
      const due = reviewDueAt(paid, CHINA, hours)
      const inShanghai = new Date(due.getTime() + 8 * 3_600_000)
      const clock = inShanghai.getUTCHours() + inShanghai.getUTCMinutes() / 60
      expect(isWorkingDay(inShanghai.toISOString().slice(0, 10), CHINA)).toBe(true)
      expect(clock).toBeGreaterThanOrEqual(9)
      expect(inShanghai.getTime() % 86_400_000).toBeLessThanOrEqual(18 * 3_600_000)
      expect(due.getTime() - paid.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000)
      expect(reviewDueAt(new Date(paid.getTime() + later), CHINA, hours).getTime()).toBeGreaterThanOrEqual(
        due.getTime(),
      )
    }),
  )
})

test('a shop has its own hours and days: open on Sundays till midnight, away for a week', () => {
  const days = {
    ...PLAIN_WEEK,
    weekdays: [0],
    opensHour: 20,
    closesHour: 24,
    daysOff: [{ first: '2026-11-08', last: '2026-11-14' }],
  }
  expect(reviewDueAt(new Date('2026-11-02T10:00:00+08:00'), days, 5)).toEqual(
    new Date('2026-11-22T21:00:00+08:00'),
  )
})

test.each([
  ['no day at all', { weekdays: [] }, 'weekdays'],
  ['hours that end before they begin', { opensHour: 18, closesHour: 18 }, 'closes_hour'],
  ['a day off that is no day', { daysOff: [{ first: '2026-02-30', last: '2026-03-01' }] }, 'days_off'],
  [
    'days off that end before they begin',
    { daysOff: [{ first: '2026-03-02', last: '2026-03-01' }] },
    'days_off',
  ],
  ['days off that never end', { daysOff: [{ first: '2026-03-01', last: '2027-03-01' }] }, 'days_off'],
  [
    'the same day twice',
    {
      daysOff: [
        { first: '2026-03-01', last: '2026-03-05' },
        { first: '2026-03-05', last: '2026-03-06' },
      ],
    },
    'days_off',
  ],
  ['a day worked twice', { daysWorked: ['2026-03-01', '2026-03-01'] }, 'days_worked'],
])('a calendar is refused for %s', (_, wrong, field) => {
  expect(Object.keys(whyNotWorkingDays({ ...PLAIN_WEEK, ...wrong }) ?? {})).toEqual([field])
})
