import { expect, test } from 'vitest'
import { daysBetween, isDay, plusDays, shanghaiDay, shanghaiTime, startOfDay } from './days.ts'

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is))

test('a day begins at midnight in Shanghai', () => {
  expect(shanghaiDay(new Date('2026-10-31T15:59:59.999Z'))).toBe('2026-10-31')
  expect(shanghaiDay(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11-01')
  expect(shanghaiTime(new Date('2026-10-31T16:00:00.999Z'))).toBe('2026-11-01 00:00:00')
  expect(startOfDay('2026-11-01')).toEqual(new Date('2026-10-31T16:00:00Z'))
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-11-01', 0, '2026-11-01'],
])('%s and %i days is %s', (day, days, other) => {
  expect(plusDays(day, days)).toBe(other)
  expect(daysBetween(day, other)).toBe(days)
})
