import { expect, test } from 'vitest'
import { freeDaysLeft, freeUntil } from './storage-days.ts'

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
