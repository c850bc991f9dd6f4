import { describe, expect, test } from 'vitest'
import { minutesOf, minutesWorked, mondayOf, plansShifts, timeOf, wrongTime } from './shifts.ts'

describe('a shift', () => {
  test.each([
    ['08:30', 510],
    ['8:00', 480],
    ['8：05', 485],
    ['24:00', 1_440],
    ['24:01', null],
    ['8', null],
    ['12:60', null],
    ['', null],
  ])('%s is %s minutes after midnight', (time, minutes) => expect(minutesOf(time)).toBe(minutes))

  test('is said as its times', () => expect([480, 1_440, 5].map(timeOf)).toEqual(['08:00', '24:00', '00:05']))

  test.each([
    [480, 990, null],
    [1_320, 360, null],
    [480, 480, 'ends'],
    [480, 1_441, 'ends'],
    [1_440, 60, 'starts'],
    [60, 1_080, 'ends'],
  ])('from %s to %s', (starts, ends, wrong) => expect(wrongTime(starts, ends)).toBe(wrong))

  test('over midnight lasts until the next day', () => expect(minutesWorked(1_320, 360)).toBe(480))
})

test('a week begins on Monday', () => {
  expect(['2026-11-29', '2026-11-30', '2026-12-06', '2027-01-01'].map(mondayOf)).toEqual([
    '2026-11-23',
    '2026-11-30',
    '2026-11-30',
    '2026-12-28',
  ])
})

test('a lead plans the own warehouse, an admin all', () => {
  const lead = { roles: ['warehouse'], leadsShift: true, warehouseId: 'GZ1' } as const
  expect(plansShifts(lead, 'GZ1')).toBe(true)
  expect(plansShifts(lead, 'YW1')).toBe(false)
  expect(plansShifts(lead, null)).toBe(false)
  expect(plansShifts({ ...lead, leadsShift: false }, 'GZ1')).toBe(false)
  expect(plansShifts({ ...lead, warehouseId: null }, 'YW1')).toBe(true)
  expect(plansShifts({ roles: ['admin'], leadsShift: false, warehouseId: null }, null)).toBe(true)
})
