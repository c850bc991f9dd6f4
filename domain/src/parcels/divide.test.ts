import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Quote } from '../shipping/fee.ts'
import { type BillRow, billTotal, couponFenOf } from './bill.ts'
import { type Mergeable, coverBills, divideBill, joinBills, whyNotMerge, whyNotSplit } from './divide.ts'

const quote = (firstFen: number, stepsFen: number): Quote => ({
  volumetricGrams: 0,
  billedGrams: 1,
  steps: 0,
  firstFen,
  stepsFen,
  customsFen: 800,
  totalFen: firstFen + stepsFen + 800,
})

const perItem = new Set(['box_removed'])
const agreed = {
  itemCount: 3,
  rows: [
    { kind: 'first', feeFen: 11_500 },
    { kind: 'steps', feeFen: 9_900 },
    { kind: 'customs', feeFen: 800 },
    { kind: 'operation', feeFen: 800 },
    { kind: 'service', code: 'box_removed', feeFen: 300 },
    { kind: 'service', code: 'packing_photo', feeFen: 200 },
    { kind: 'insurance', feeFen: 101 },
    { kind: 'late_storage', feeFen: 41 },
  ] satisfies BillRow[],
}
const parts = [
  { quote: quote(11_500, 3_300), itemCount: 2, valueFen: 6_000, lateWeight: 0 },
  { quote: quote(11_500, 0), itemCount: 1, valueFen: 3_000, lateWeight: 40 },
]
const fee = (bill: readonly BillRow[], kind: string, code?: string) =>
  bill.find((row) => row.kind === kind && row.code === code)?.feeFen

describe('dividing', () => {
  test('prices each part by its own freight, and divides the charges agreed for the whole', () => {
    const [stays, goes] = divideBill(agreed, parts, perItem) as [BillRow[], BillRow[]]
    expect([fee(stays, 'steps'), fee(goes, 'steps')]).toEqual([3_300, undefined])
    expect([fee(stays, 'operation'), fee(goes, 'operation')]).toEqual([800, 800])
    expect([fee(stays, 'service', 'box_removed'), fee(goes, 'service', 'box_removed')]).toEqual([200, 100])
    expect([fee(stays, 'service', 'packing_photo'), fee(goes, 'service', 'packing_photo')]).toEqual([
      200, 200,
    ])
    expect([fee(stays, 'insurance'), fee(goes, 'insurance')]).toEqual([67, 34])
    expect([fee(stays, 'late_storage'), fee(goes, 'late_storage')]).toEqual([undefined, 41])
  })

  test('leaves a coupon with the first part, whatever its minimum', () => {
    const rule = {
      purpose: 'shipping' as const,
      amountFen: 1_000,
      perMille: null,
      capFen: null,
      minimumFen: 20_000,
    }
    const rows = [...agreed.rows, { kind: 'coupon', feeFen: -1_000, rule }] as BillRow[]
    const [stays, goes] = divideBill({ ...agreed, rows }, parts, perItem) as [BillRow[], BillRow[]]
    expect([couponFenOf(stays), couponFenOf(goes)]).toEqual([1_000, 0])
  })

  test('is reversed by merging, except for the freight', () => {
    const [stays, goes] = divideBill(agreed, parts, perItem) as [BillRow[], BillRow[]]
    const joined = joinBills(
      [
        { rows: stays, itemCount: 2 },
        { rows: goes, itemCount: 1 },
      ],
      quote(11_500, 9_900),
      perItem,
    )
    expect(billTotal(joined)).toBe(billTotal(agreed.rows))
  })

  test('must take something out and leave something in', () => {
    expect([0, 2, 3].map((leaving) => whyNotSplit(3, leaving, 'estimate'))).toEqual([
      'no_product_selected',
      null,
      'one_item_must_stay',
    ])
    expect(whyNotSplit(3, 2, 'exact')).toBe('paid_after_packing')
  })
})

test('dividing the amount on hold neither loses nor creates money', () => {
  const fen = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fen, fc.array(fen, { minLength: 1, maxLength: 3 }), (frozenFen, totals) => {
      const { frozenFen: shares, refundedFen, missingFen } = coverBills(frozenFen, totals)
      const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0)
      expect(sum(shares) + refundedFen).toBe(frozenFen)
      expect(sum(shares) + missingFen).toBe(sum(totals))
      expect(Math.min(refundedFen, missingFen)).toBe(0)
      shares.forEach((share, index) => expect(share).toBeLessThanOrEqual(totals[index]!))
    }),
  )
})

test('packages can be merged only for the same address, method and warehouse, and before packing', () => {
  const parcel: Mergeable = {
    stage: 'to_pick',
    payWay: 'estimate',
    shopperId: 'ana',
    warehouseId: 'GZ1',
    lineId: 'PST-EMS',
    destination: 'Singapore',
    insuredFen: 0,
  }
  expect(whyNotMerge(parcel, parcel)).toBe(null)
  expect(whyNotMerge(parcel, { ...parcel, stage: 'packing' })).toBe('transition_not_allowed')
  expect(whyNotMerge({ ...parcel, stage: 'pending_payment' }, parcel)).toBe('transition_not_allowed')
  expect(whyNotMerge(parcel, { ...parcel, payWay: 'exact' })).toBe('paid_after_packing')
  expect(whyNotMerge({ ...parcel, payWay: 'exact' }, parcel)).toBe('paid_after_packing')
  expect(whyNotMerge(parcel, { ...parcel, warehouseId: 'YW1' })).toBe('different_warehouses')
  for (const over of [{ shopperId: 'bo' }, { lineId: 'EXP-DHL' }, { destination: 'Berlin' }])
    expect(whyNotMerge(parcel, { ...parcel, ...over })).toBe('different_destinations')
  const half = { ...parcel, insuredFen: 500_000 }
  expect(whyNotMerge(half, half)).toBe(null)
  expect(whyNotMerge(half, { ...half, insuredFen: 500_001 })).toBe('insured_beyond_cap')
})
