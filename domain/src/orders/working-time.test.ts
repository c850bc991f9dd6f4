import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf } from './calendars.ts'
import { PLAIN_WEEK } from './working-days.ts'
import { HOUR_MS, workedAfter, workedBefore, workedBetween } from './working-time.ts'

const CHINA = calendarOf('CN')
/** In Shanghai. */
const at = (moment: string) => new Date(`${moment}:00+08:00`)

test.each([
  ['within a day', '2026-11-02T10:00', '2026-11-02T12:30', 2.5],
  ['over a night', '2026-11-02T17:00', '2026-11-03T10:00', 2],
  ['over a weekend', '2026-11-06T17:00', '2026-11-09T10:00', 2],
  ['at night', '2026-11-02T19:00', '2026-11-03T08:00', 0],
  ['over the National Day week', '2026-09-30T17:00', '2026-10-08T10:00', 2],
  ['on a Saturday that is worked', '2026-10-10T09:00', '2026-10-10T18:00', 9],
])('%s, %s to %s is %d working hours', (_, from, to, hours) => {
  expect(workedBetween(at(from), at(to), CHINA)).toBe(hours * HOUR_MS)
  expect(workedBetween(at(to), at(from), CHINA) + 0).toBe(-hours * HOUR_MS + 0)
})

test('the clocks of Europe and America going back or forward change nothing', () => {
  // 25 October and 1 November 2026, and 29 March 2026.
  expect(workedBetween(at('2026-10-23T17:00'), at('2026-10-26T10:00'), PLAIN_WEEK)).toBe(2 * HOUR_MS)
  expect(workedBetween(at('2026-10-30T17:00'), at('2026-11-02T10:00'), PLAIN_WEEK)).toBe(2 * HOUR_MS)
  expect(workedBetween(at('2026-03-27T17:00'), at('2026-03-30T10:00'), PLAIN_WEEK)).toBe(2 * HOUR_MS)
})

test('forwards and backwards agree: what waits since before the cut-off is due by then, and only that', () => {
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 60 }), (now, hours) => {
      const cut = workedBefore(now, hours * HOUR_MS, CHINA)
      expect(workedBetween(cut, now, CHINA)).toBe(hours * HOUR_MS)
      const earlier = new Date(cut.getTime() - 1)
      expect(workedAfter(earlier, hours * HOUR_MS, CHINA).getTime()).toBeLessThanOrEqual(now.getTime())
      const later = new Date(cut.getTime() + 1)
      expect(workedAfter(later, hours * HOUR_MS, CHINA).getTime()).toBeGreaterThan(now.getTime())
    }),
  )
})
