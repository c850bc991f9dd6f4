import { storageFee } from '@longhaul/domain/warehouse/storage-fee.ts'
import { expect, test } from 'vitest'
import { freeDaysLeft, freeUntil } from './storage-days.ts'

const fees = { lateFeeFenPerDay: 20, lateFeeCapFen: 5_000 }
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

test('late storage is charged by days, up to its cap', () => {
  const stock = { free_until: until }
  expect(storageFee(stock, on('2026-12-01'), fees)).toBe(0)
  expect(storageFee(stock, on('2026-12-02'), fees)).toBe(20)
  expect(storageFee(stock, on('2028-12-02'), fees)).toBe(5_000)
  expect(storageFee({ free_until: null }, monday, fees)).toBe(0)
})
