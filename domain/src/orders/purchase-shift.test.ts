import { expect, test } from 'vitest'
import { buyBy, isTimeOfDay, lastShiftEnd } from './purchase-shift.ts'
import { PLAIN_WEEK } from './working-days.ts'

const ENDS = ['17:00', '11:30'] as const
/** In Shanghai. 2026-11-23 is a Monday. */
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`)

test.each([
  ['before the early end', at('23', '09:00'), at('23', '11:30')],
  ['at the early end', at('23', '11:30'), at('23', '17:00')],
  ['between the two', at('23', '14:10'), at('23', '17:00')],
  ['in the evening', at('23', '17:00'), at('24', '11:30')],
  ['after midnight', at('24', '00:30'), at('24', '11:30')],
  ['on Friday evening', at('27', '18:00'), at('30', '11:30')],
  ['on a Sunday', at('29', '12:00'), at('30', '11:30')],
])('what waits since %s', (_, since, by) => {
  expect(buyBy(since, ENDS, PLAIN_WEEK)).toEqual(by)
})

test('a day off is skipped, a worked Saturday counts', () => {
  const days = {
    ...PLAIN_WEEK,
    daysOff: [{ first: '2026-11-23', last: '2026-11-25' }],
    daysWorked: ['2026-11-28'],
  }
  expect(buyBy(at('23', '09:00'), ENDS, days)).toEqual(at('26', '11:30'))
  expect(buyBy(at('27', '18:00'), ENDS, days)).toEqual(at('28', '11:30'))
})

test('what waits since before the last end of a shift is late, and only that', () => {
  const days = { ...PLAIN_WEEK, daysOff: [{ first: '2026-11-23', last: '2026-11-24' }] }
  for (const now of [at('26', '17:00'), at('25', '03:00'), at('29', '12:00'), at('26', '11:29')]) {
    const cut = lastShiftEnd(now, ENDS, days)
    expect(buyBy(new Date(cut.getTime() - 1), ENDS, days).getTime()).toBeLessThanOrEqual(now.getTime())
    expect(buyBy(cut, ENDS, days).getTime()).toBeGreaterThan(now.getTime())
  }
})

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['17.00', false],
  ['', false],
])('%j as a time of the day: %j', (text, is) => {
  expect(isTimeOfDay(text)).toBe(is)
})
