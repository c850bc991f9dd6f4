import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quote } from '../shipping/fee.ts'
import {
  billForBooks,
  billOnOtherLine,
  billTotal,
  couponFenOf,
  difference,
  parcelBill,
  settledBill,
  withCoupon,
} from './bill.ts'

const quote = (firstFen: number, stepsFen: number, customsFen: number): Quote => ({
  volumetricGrams: 0,
  billedGrams: 900,
  steps: 1,
  firstFen,
  stepsFen,
  customsFen,
  totalFen: firstFen + stepsFen + customsFen,
})
const otherCharges = [
  { kind: 'operation', feeFen: 800 },
  { kind: 'service', feeFen: 400, code: 'stretch_film' },
  { kind: 'insurance', feeFen: 250 },
  { kind: 'late_storage', feeFen: 60 },
] as const

test('a bill lists the freight, then the additional charges', () => {
  const bill = parcelBill(quote(11_500, 3_300, 800), otherCharges)
  expect(bill.map((row) => row.kind)).toEqual([
    'first',
    'steps',
    'customs',
    'operation',
    'service',
    'insurance',
    'late_storage',
  ])
  expect(billTotal(bill)).toBe(17_110)
})

test('a row of zero is omitted', () => {
  expect(parcelBill(quote(3_500, 0, 0), []).map((row) => row.kind)).toEqual(['first'])
})

test('packing changes the freight and nothing else', () => {
  const estimated = parcelBill(quote(11_500, 3_300, 800), otherCharges)
  const settled = settledBill(estimated, quote(11_500, 9_900, 800))
  expect(billTotal(settled) - billTotal(estimated)).toBe(6_600)
  expect(settled.slice(3)).toEqual(otherCharges)
})

test('the carrier gets the freight, the house the rest by kind', () => {
  expect(billForBooks(parcelBill(quote(11_500, 3_300, 800), otherCharges))).toEqual({
    carrierFen: 15_600,
    couponFen: 0,
    taxFen: {},
    revenueFen: { packing: 1_200, insurance: 250, storage: 60 },
  })
})

test('a difference is either given back or due', () => {
  expect(difference(10_000, 8_000)).toEqual({ refundedFen: 2_000, owedFen: 0 })
  expect(difference(8_000, 10_000)).toEqual({ refundedFen: 0, owedFen: 2_000 })
  expect(difference(8_000, 8_000)).toEqual({ refundedFen: 0, owedFen: 0 })
})

test('a bill is divided between the carrier and the house without losing a fen', () => {
  const fen = fc.nat(1_000_000)
  fc.assert(
    fc.property(fen, fen, fen, fen, fen, (first, steps, customs, operation, late) => {
      const bill = parcelBill(quote(first, steps, customs), [
        { kind: 'operation', feeFen: operation },
        { kind: 'fuel', feeFen: 7 },
        { kind: 'late_storage', feeFen: late },
      ])
      const { carrierFen, revenueFen } = billForBooks(bill)
      const house = Object.values(revenueFen).reduce((sum, part) => sum + part, 0)
      expect(carrierFen + house).toBe(billTotal(bill))
    }),
  )
})

test('a coupon’s minimum does not apply after packing, but does for another line that the shopper chooses', () => {
  const rule = {
    purpose: 'shipping',
    amountFen: 1_000,
    perMille: null,
    capFen: null,
    minimumFen: 15_000,
  } as const
  const estimated = withCoupon(parcelBill(quote(11_500, 3_300, 800), otherCharges), rule)
  const lighter = quote(11_500, 0, 800)
  expect(couponFenOf(settledBill(estimated, lighter))).toBe(1_000)
  expect(couponFenOf(billOnOtherLine(estimated, lighter))).toBe(0)
  expect(couponFenOf(billOnOtherLine(estimated, quote(15_000, 0, 0)))).toBe(1_000)
  expect(billTotal(billOnOtherLine(estimated, lighter))).toBe(billTotal(parcelBill(lighter, otherCharges)))
})
