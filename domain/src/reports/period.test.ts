import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketsOf, daysOf, momentsOf, monthPeriod, periodBefore, unitOf, whyNotPeriod } from './period.ts'
import { plusDays } from '../time/days.ts'

test.each([
  [{ from: '2026-11-01', to: '2026-11-01' }, null],
  [{ from: '2026-11-02', to: '2026-11-01' }, 'period_order'],
  [{ from: '2024-11-01', to: '2026-11-01' }, null],
  [{ from: '2024-10-31', to: '2026-11-01' }, 'period_long'],
  [{ from: 'yesterday', to: '2026-11-01' }, 'day'],
])('%j is refused with %s', (period, why) => expect(whyNotPeriod(period)).toBe(why))

test('a day begins at midnight in Shanghai', () => {
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
    from: new Date('2026-10-31T16:00:00Z'),
    until: new Date('2026-11-01T16:00:00Z'),
  })
})

test.each([
  ['2026-11-08', '2026-11-14', '2026-11-01', '2026-11-07'],
  ['2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ['2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
])('%s to %s is compared with %s to %s', (from, to, beforeFrom, beforeTo) =>
  expect(periodBefore({ from, to })).toEqual({ from: beforeFrom, to: beforeTo }),
)

test('a month has its days', () => {
  expect(monthPeriod('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(monthPeriod('2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
})

test('the parts of a period begin with it, are in order and lie within it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 1, max: 731 }), (start, days) => {
      const from = plusDays('2022-01-01', start)
      const period = { from, to: plusDays(from, days - 1) }
      const parts = bucketsOf(period, unitOf(period))
      expect(daysOf(period)).toBe(days)
      expect(parts[0]).toBe(from)
      expect(parts.at(-1)! <= period.to).toBe(true)
      expect(parts).toEqual(parts.toSorted())
      expect(new Set(parts).size).toBe(parts.length)
      expect(parts.length).toBeLessThanOrEqual(45)
      expect(periodBefore(period).to).toBe(plusDays(from, -1))
    }),
  )
})
