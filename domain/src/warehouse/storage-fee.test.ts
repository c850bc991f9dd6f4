import { expect, test } from 'vitest'
import { storageFee } from './storage-fee.ts'

const fees = { lateFeeFenPerDay: 20, lateFeeCapFen: 5_000 }
const stock = { free_until: new Date('2026-12-01T23:59:59.999+08:00') }
const on = (day: string) => new Date(`${day}T12:00:00+08:00`)

test('late storage is charged by days after the last free one, up to its cap', () => {
  expect(storageFee(stock, on('2026-11-02'), fees)).toBe(0)
  expect(storageFee(stock, on('2026-12-01'), fees)).toBe(0)
  expect(storageFee(stock, on('2026-12-02'), fees)).toBe(20)
  expect(storageFee(stock, on('2026-12-11'), { ...fees, lateFeeFenPerDay: 30 })).toBe(300)
  expect(storageFee(stock, on('2028-12-02'), fees)).toBe(5_000)
})

test('goods that are not shelved cost no storage', () => {
  expect(storageFee({ free_until: null }, on('2028-12-02'), fees)).toBe(0)
})
