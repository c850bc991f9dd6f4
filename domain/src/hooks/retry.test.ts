import { expect, test } from 'vitest'
import { TRIES_MAX, isSwitchedOff, nextTryAt, restUntil } from './retry.ts'

const now = new Date('2026-11-02T02:00:00Z')
const minutes = (date: Date | null) => date && (date.getTime() - now.getTime()) / 60_000

test('the delays grow over two days, and then there are no more retries', () => {
  const waits = Array.from({ length: TRIES_MAX }, (_, index) => minutes(nextTryAt(index + 1, now)))
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440, null])
})

test('a hook that keeps failing is called less and less often, but at least once an hour', () => {
  expect([1, 2, 3, 4, 8, 9, 1000].map((failures) => minutes(restUntil(failures, now)))).toEqual([
    null,
    null,
    1,
    2,
    32,
    60,
    60,
  ])
})

test('after three days without a successful delivery it is switched off', () => {
  expect(isSwitchedOff(new Date('2026-10-30T02:00:00Z'), now)).toBe(true)
  expect(isSwitchedOff(new Date('2026-10-30T02:00:01Z'), now)).toBe(false)
})
