import { describe, expect, test } from 'vitest'
import { MAIL_TRIES_MAX, isPassing, nextMailTry } from './retries.ts'

const now = new Date('2026-11-02T02:00:00Z')

describe('the next attempt of a mail', () => {
  test('waits longer each time, two days in all, and then no more', () => {
    const waits = Array.from({ length: MAIL_TRIES_MAX - 1 }, (_, index) => nextMailTry(index + 1, now)!)
    const minutes = waits.map((at) => (at.getTime() - now.getTime()) / 60_000)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(minutes[0]).toBe(1)
    expect(minutes.reduce((sum, wait) => sum + wait, 0) / 1440).toBeCloseTo(2, 0)
    expect(nextMailTry(MAIL_TRIES_MAX, now)).toBeNull()
  })
})

describe('whether a fault is transient', () => {
  test.each([
    [undefined, undefined, true],
    [undefined, 'CONN', true],
    [421, 'DATA', true],
    [450, 'RCPT TO', true],
    [530, 'RCPT TO', true],
    [535, 'AUTH PLAIN', true],
    [502, 'STARTTLS', true],
    [504, 'AUTH PLAIN', true],
    [550, 'MAIL FROM', false],
    [553, 'MAIL FROM', false],
    [554, 'CONN', false],
    [550, 'EHLO', false],
    [554, undefined, false],
    [550, 'RCPT TO', false],
    [552, 'DATA', false],
    [554, 'DATA', false],
  ])('%s to %s: %s', (code, command, passes) => expect(isPassing({ code, command })).toBe(passes))
})
