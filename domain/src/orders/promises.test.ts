import { expect, test } from 'vitest'
import { PLAIN_WEEK } from './working-days.ts'
import { lateSince, minutesLeft, promisedBy, type Promises } from './promises.ts'

const PROMISES: Promises = {
  hours: { inspect: 9, pack: 4, conversations: 2 },
  shiftEnds: ['11:30', '17:00'],
  days: PLAIN_WEEK,
}
/** In Shanghai; 2026-11-23 is a Monday. */
const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+08:00`)

test.each([
  ['review', at('23', '15:00'), at('23', '15:00')],
  ['purchase', at('23', '12:00'), at('23', '17:00')],
  ['inspect', at('23', '12:00'), at('24', '12:00')],
  ['pack', at('27', '16:00'), at('30', '11:00')],
  ['conversations', at('28', '16:00'), at('30', '11:00')],
  ['transit', at('23', '12:00'), null],
])('what waits for %s since %s is promised by %s', (queue, since, by) => {
  expect(promisedBy(queue, since, PROMISES)).toEqual(by)
})

test('it is late after that, and not before', () => {
  for (const queue of ['purchase', 'inspect', 'pack', 'conversations'] as const)
    for (const now of [at('23', '10:00'), at('24', '23:00'), at('29', '12:00')]) {
      const cut = lateSince(queue, now, PROMISES).getTime()
      expect(promisedBy(queue, new Date(cut - 1), PROMISES)!.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(promisedBy(queue, new Date(cut + 1), PROMISES)!.getTime()).toBeGreaterThan(now.getTime())
    }
})

test('the minutes left are working minutes: a night counts nothing, and neither does a second', () => {
  expect(minutesLeft(at('23', '17:30'), at('24', '09:20'), PLAIN_WEEK)).toBe(50)
  expect(minutesLeft(at('24', '09:20'), at('23', '17:30'), PLAIN_WEEK)).toBe(-50)
  expect(minutesLeft(at('23', '21:00'), at('23', '18:00'), PLAIN_WEEK)).toBe(0)
  expect(minutesLeft(new Date(at('23', '10:00').getTime() + 30_000), at('23', '10:00'), PLAIN_WEEK)).toBe(0)
})
