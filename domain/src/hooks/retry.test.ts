import { expect, test } from 'vitest'
import { TRIES_MAX, isSwitchedOff, nextTryAt, restUntil, retryAfter } from './retry.ts'

const now = new Date('2026-11-02T02:00:00Z')
const atOnce = { jitter: 0, notBefore: null }
const minutes = (date: Date | null) => date && (date.getTime() - now.getTime()) / 60_000

test('the delays grow over two days, and then there are no more retries', () => {
  const waits = Array.from({ length: TRIES_MAX }, (_, index) => minutes(nextTryAt(index + 1, now, atOnce)))
  expect(waits).toEqual([1, 5, 30, 120, 360, 720, 1440, null])
})

test('deliveries that failed together are spread over a tenth of the delay', () => {
  expect(minutes(nextTryAt(5, now, { jitter: 1, notBefore: null }))).toBe(396)
})

test('a receiver is not called before the moment it asked for, which is at most a day away', () => {
  const wait = (header: string | null) => minutes(retryAfter(header, now))
  expect([wait('600'), wait('Mon, 02 Nov 2026 02:10:00 GMT'), wait('9999999')]).toEqual([10, 10, 1440])
  for (const header of [null, '', '-5', '0', 'soon', '1e9', 'Sun, 01 Nov 2026 02:10:00 GMT'])
    expect(wait(header), String(header)).toBe(null)
  expect(minutes(nextTryAt(1, now, { jitter: 0, notBefore: retryAfter('600', now) }))).toBe(10)
  expect(minutes(nextTryAt(3, now, { jitter: 0, notBefore: retryAfter('600', now) }))).toBe(30)
  expect(nextTryAt(TRIES_MAX, now, { jitter: 0, notBefore: retryAfter('600', now) })).toBe(null)
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
