import { expect, test } from 'vitest'
import { isWaitOver, notAhead } from './set-back.ts'

const now = new Date('2026-11-28T08:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a moment ahead of now counts as now', () => {
  expect(notAhead(after(40), now)).toEqual(now)
  expect(notAhead(after(-40), now)).toEqual(after(-40))
})

test('a wait is over when its time has passed, or when the clock was set back behind its beginning', () => {
  expect(isWaitOver(after(-1), 3_600_000, now)).toBe(true)
  expect(isWaitOver(after(-0.5), 3_600_000, now)).toBe(false)
  expect(isWaitOver(after(40), 3_600_000, now)).toBe(true)
  // Two servers' clocks are never quite the same.
  expect(isWaitOver(new Date(now.getTime() + 2_000), 3_600_000, now)).toBe(false)
})
