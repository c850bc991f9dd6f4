import { expect, test } from 'vitest'
import { TRIES_MAX, forgottenUntil, waitSeconds } from './login-guard.ts'

const first = new Date('2026-11-02T02:00:00Z')
const failed = (tries: number) => ({ tries, firstAt: first, lastAt: first })

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [6, 2],
  [14, 512],
  [15, 900],
  [89, 900],
  [TRIES_MAX, 86_400],
])('after %i wrong tries one waits %i s', (tries, seconds) => {
  expect(waitSeconds(failed(tries), first)).toBe(seconds)
})

test('the wait runs down and is never negative', () => {
  expect(waitSeconds(failed(6), new Date(first.getTime() + 1_500))).toBe(1)
  expect(waitSeconds(failed(6), new Date(first.getTime() + 60_000))).toBe(0)
})

test('all attempts expire a day after the first', () => {
  expect(forgottenUntil(new Date(first.getTime() + 86_399_000)) < first).toBe(true)
  expect(forgottenUntil(new Date(first.getTime() + 86_400_000))).toEqual(first)
})

test('an attempt that was noted before the clock was set back counts as made now: nobody waits longer than its delay', () => {
  const before = new Date(first.getTime() - 40 * 3_600_000)
  expect(waitSeconds(failed(6), before)).toBe(2)
  expect(waitSeconds(failed(89), before)).toBe(900)
  expect(waitSeconds(failed(TRIES_MAX), before)).toBe(86_400)
})
