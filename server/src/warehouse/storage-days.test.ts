import { expect, test } from 'vitest'
import { freeDaysLeft, freeDaysOf, freeUntil, storageSaved } from './storage-days.ts'

const monday = new Date('2026-11-02T02:00:00Z')
const until = freeUntil(monday, 30)
const on = (day: string) => new Date(`${day}T12:00:00+08:00`)

test('thirty free days end with the 29th day after the arrival, in warehouse time', () => {
  expect(until.toISOString()).toBe('2026-12-01T15:59:59.999Z')
  expect(freeUntil(new Date('2026-11-02T17:00:00Z'), 30).toISOString()).toBe('2026-12-02T15:59:59.999Z')
})

test('days left count down to 0 on the last free day', () => {
  expect(freeDaysLeft(until, monday)).toBe(29)
  expect(freeDaysLeft(until, on('2026-12-01'))).toBe(0)
  expect(freeDaysLeft(until, on('2026-12-04'))).toBe(-3)
})

test('free days are counted from shelving to the last one, both included; goods that are not shelved have none', () => {
  expect(freeDaysOf({ stocked_at: monday, free_until: until })).toBe(30)
  expect(freeDaysOf({ stocked_at: null, free_until: until })).toBeNull()
  expect(freeDaysOf({ stocked_at: monday, free_until: null })).toBeNull()
})

test('a plan saves what its free days would have cost, not the days that are late all the same', () => {
  const fees = { lateFeeFenPerDay: 20, lateFeeCapFen: 5_000 }
  const saved = (day: string, plan_days = 10) => storageSaved({ free_until: until, plan_days }, on(day), fees)
  expect(saved('2026-11-21')).toBe(0)
  expect(saved('2026-11-24')).toBe(3 * 20)
  expect(saved('2026-12-04')).toBe(10 * 20)
  expect(saved('2026-12-04', 0)).toBe(0)
  expect(storageSaved({ free_until: null, plan_days: 10 }, on('2026-12-04'), fees)).toBe(0)
})
