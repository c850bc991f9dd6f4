import { describe, expect, test } from 'vitest'
import { MAIL_TRIES_MAX, isPassing, nextMailTry } from './retries.ts'

const now = new Date('2026-11-02T02:00:00Z')

describe('the next try of a mail', () => {
  test('waits longer each time, two days in all, and then no more', () => {
    const waits = Array.from({ length: MAIL_TRIES_MAX - 1 }, (_, index) => nextMailTry(index + 1, now)!)
    const minutes = waits.map((at) => (at.getTime() - now.getTime()) / 60_000)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(minutes[0]).toBe(1)
    expect(minutes.reduce((sum, wait) => sum + wait, 0) / 1440).toBeCloseTo(2, 0)
    expect(nextMailTry(MAIL_TRIES_MAX, now)).toBeNull()
  })
})

describe('whether a fault passes', () => {
  test.each([
    [undefined, true],
    [421, true],
    [450, true],
    [535, true],
    [550, false],
    [552, false],
    [554, false],
  ])('%s: %s', (code, passes) => expect(isPassing({ code })).toBe(passes))
})
