import { expect, test } from 'vitest'
import { nextRun, readSchedule } from './next-run.ts'

test.each([
  ['* * * * *', '2026-11-02T02:00:00Z', '2026-11-02T02:01:00.000Z'],
  ['*/5 * * * *', '2026-11-02T02:04:59Z', '2026-11-02T02:05:00.000Z'],
  ['4,14,24 * * * *', '2026-11-02T02:24:00Z', '2026-11-02T03:04:00.000Z'],
  ['10 19 * * *', '2026-11-02T02:00:00Z', '2026-11-02T19:10:00.000Z'],
  ['10 19 * * *', '2026-11-02T19:10:00Z', '2026-11-03T19:10:00.000Z'],
  ['30 15,19 * * *', '2026-11-02T16:00:00Z', '2026-11-02T19:30:00.000Z'],
  ['0 9-11 * * *', '2026-11-02T10:30:00Z', '2026-11-02T11:00:00.000Z'],
  ['0 0 * * 5', '2026-11-02T02:00:00Z', '2026-11-06T00:00:00.000Z'],
  ['0 0 1 * 5', '2026-11-28T00:00:00Z', '2026-12-01T00:00:00.000Z'],
  ['0 0 29 2 *', '2026-11-02T02:00:00Z', '2028-02-29T00:00:00.000Z'],
])('%s after %s', (cron, after, next) =>
  expect(nextRun(readSchedule(cron), new Date(after))?.toISOString()).toBe(next),
)

test('a schedule that never occurs has no next run', () =>
  expect(nextRun(readSchedule('0 0 31 2 *'), new Date('2026-11-02T00:00:00Z'))).toBe(null))

test.each(['', '* * * *', '60 * * * *', '* 24 * * *', 'a * * * *', '*/0 * * * *', '* * * * * *'])(
  '%j is not a schedule',
  (cron) => expect(() => readSchedule(cron)).toThrow(RangeError),
)
