import { expect, test } from 'vitest'
import { daysOfTyped, typedDays, wrongLine } from './working-days-values.ts'

const days = {
  weekdays: [1, 2],
  opens_hour: 9,
  closes_hour: 18,
  days_off: [
    { first: '2026-10-01', last: '2026-10-07' },
    { first: '2026-12-25', last: '2026-12-25' },
  ],
  days_worked: ['2026-10-10'],
}

test('typed values and stored values convert both ways', () => {
  expect(daysOfTyped(typedDays(days))).toEqual(days)
  expect(typedDays(days).off).toBe('2026-10-01 2026-10-07\n2026-12-25')
})

test('the two days of a range may be separated in several ways, and empty lines are ignored', () => {
  const typed = { ...typedDays(days), off: '\n 2026-10-01 – 2026-10-07 \n\n2026-12-25至2026-12-26' }
  expect(daysOfTyped(typed).days_off).toEqual([
    { first: '2026-10-01', last: '2026-10-07' },
    { first: '2026-12-25', last: '2026-12-26' },
  ])
})

test.each([
  ['', true, null],
  ['2026-10-01\n2026-10-02 2026-10-03', true, null],
  ['2026-10-01\n1 October', true, 2],
  ['2026-10-01 2026-10-02 2026-10-03', true, 1],
  ['2026-10-01 2026-10-02', false, 1],
])('%j has its first wrong line at …', (text, ranges, line) => {
  expect(wrongLine(text, ranges)).toBe(line)
})
