import { describe, expect, test } from 'vitest'
import { charge, placeOf, regime } from '../duty/duty.test-support.ts'
import { type StoredDuty, basisOf, onBasis } from '../duty/stored-duty.ts'
import {
  type BillRow,
  billForBooks,
  billTotal,
  couponBillOf,
  couponFenOf,
  settledBill,
  taxesOn,
  withCoupon,
} from '../parcels/bill.ts'
import { type BilledLine, taxedBill } from './duty-on-bill.ts'

const LIMIT = 'EUR 150'
/** A place whose tax we may collect up to a limit of value; duty is left to customs. */
const place = placeOf({
  statements: { ours: { en: 'we are registered', zh: '我们已登记' } },
  regimes: [
    regime('all', [
      charge('flat', 'duty', { flat: 'EUR 3', per: 'hs6', when: [{ within: LIMIT }] }),
      charge('sale', 'tax', {
        ...{ rate: '19%', of: ['cif'], collects: 'seller', at: 'sale', scheme: 'ours' },
        when: [{ stated: ['ours'] }, { within: LIMIT }],
      }),
      charge('vat', 'tax', {
        ...{ rate: '19%', of: ['cif', '#duty'] },
        when: [{ any: [{ not: { stated: ['ours'] } }, { above: LIMIT }] }],
      }),
    ]),
  ],
})
const OURS = [{ id: 'r1', scheme: 'ours' }]
const asked = (valueFen: number, registrations: typeof OURS | [] = OURS) => ({
  ...{ place, today: '2026-11-20', province: null, others: [], registrations },
  rates: new Map([['EUR', 8_000_000_000]]),
  goods: [{ code: '610910', valueFen, pieces: 1, grams: 400 }],
})
const bill: BillRow[] = [
  { kind: 'first', feeFen: 10_000 },
  { kind: 'steps', feeFen: 6_000 },
  { kind: 'operation', feeFen: 800 },
]
const by = (over: Partial<BilledLine> = {}): BilledLine => ({
  ...{ option: 'postal', taxMode: 'ddu', paidUpTo: null, rate: null, bill },
  ...over,
})

describe('a bill with the tax that we collect', () => {
  test('has it as a row, with all that it was calculated from, and it is not due again on arrival', () => {
    const { bill: taxed, duty } = taxedBill(asked(80_000), by(), 500)
    // EUR 100 of goods and 20 of freight: 22.80.
    expect(taxesOn(taxed)).toMatchObject([
      {
        feeFen: 18_240,
        tax: {
          ...{ registrationId: 'r1', scheme: 'ours', currency: 'EUR' },
          ...{ baseMinor: 12_000, taxMinor: 2_280, ratePpm: 190_000, rateNanos: 8_000_000_000 },
        },
      },
    ])
    expect(billTotal(taxed)).toBe(billTotal(bill) + 18_240)
    expect(duty.fen.likely).toBe(2_400)
    expect(duty.rows.find(({ charge: id }) => id === 'sale')).toMatchObject({ paidBy: 'sale' })
    expect(duty.zeros).toMatchObject([{ charge: 'vat', why: 'stated' }])
  })

  test('has none without a registration, and no word of it', () => {
    const { bill: taxed, duty } = taxedBill(asked(80_000, []), by(), 500)
    expect(taxed).toEqual(bill)
    expect(duty.rows.map(({ charge: id }) => id)).toEqual(['flat', 'vat'])
    expect(duty.zeros).toEqual([])
  })

  test.each([
    [120_000, true],
    [120_001, false],
  ])('has none above the limit, where customs collect it, and says so: %i fen', (valueFen, isOurs) => {
    const { bill: taxed, duty } = taxedBill(asked(valueFen), by(), 500)
    expect(taxesOn(taxed)).toHaveLength(isOurs ? 1 : 0)
    expect(duty.rows.some(({ charge: id }) => id === 'vat')).toBe(!isOurs)
    if (!isOurs)
      expect(duty.zeros).toMatchObject([
        { charge: 'flat', why: 'over_limit' },
        { charge: 'sale', why: 'over_limit', limit: { currency: 'EUR', minor: 15_000 } },
      ])
  })

  test('has none on a line whose price contains it: nobody pays twice', () => {
    for (const taxMode of ['ddp', 'ioss'] as const) {
      const inEurope = { ...asked(80_000), place: { ...place, place: 'DE' } }
      const { bill: taxed, duty } = taxedBill(inEurope, by({ taxMode }), 500)
      expect(taxed).toEqual(bill)
      expect(duty.rows.find(({ charge: id }) => id === 'sale')).toMatchObject({ paidBy: 'line' })
    }
  })

  test('with the duty that the declarant of the tax owes, which the carrier pays: no tax of ours', () => {
    const atSale = placeOf({
      statements: { ours: { en: 'we are registered', zh: '我们已登记' } },
      regimes: [
        regime('all', [
          charge('flat', 'duty', {
            ...{ flat: 'EUR 3', per: 'hs6', collects: 'seller', at: 'sale', scheme: 'ours' },
            when: [{ stated: ['ours'] }],
          }),
        ]),
      ],
    })
    const { bill: taxed, duty } = taxedBill({ ...asked(80_000), place: atSale }, by(), 500)
    expect(taxesOn(taxed)).toEqual([])
    expect(taxed.at(-1)).toEqual({
      ...{ kind: 'duty', feeFen: 2_400 },
      duty: { paidFen: 2_400, ratePpm: 0, handlingFen: 0 },
    })
    expect(duty.fen.high).toBe(0)
    expect(billForBooks(taxed)).toMatchObject({ carrierFen: 18_400, taxFen: {} })
  })

  test('is calculated anew for a new weight, whatever it was before', () => {
    const { bill: once } = taxedBill(asked(80_000), by(), 500)
    expect(taxedBill(asked(80_000), by({ bill: once }), 500).bill).toEqual(once)
    const quote = { firstFen: 10_000, stepsFen: 14_000, customsFen: 0 }
    const settled = settledBill(once, {
      ...{ volumetricGrams: 0, billedGrams: 900, steps: 1, totalFen: 24_000 },
      ...quote,
    })
    expect(taxesOn(settled)).toEqual([])
    expect(taxesOn(taxedBill(asked(80_000), by({ bill: settled }), 900).bill)).toMatchObject([
      { feeFen: 19_760 },
    ])
  })

  test('is the state’s: no income, no freight, and no base of a coupon', () => {
    const { bill: taxed } = taxedBill(asked(80_000), by(), 500)
    expect(billForBooks(taxed)).toEqual({
      ...{ carrierFen: 16_000, couponFen: 0 },
      taxFen: { ours: 18_240 },
      revenueFen: { packing: 800 },
    })
    expect(couponBillOf(taxed)).toEqual(couponBillOf(bill))
    const rule = {
      purpose: 'shipping',
      amountFen: 999_999,
      perMille: null,
      capFen: null,
      minimumFen: 0,
    } as const
    expect(couponFenOf(withCoupon(taxed, rule))).toBe(16_000)
  })

  test('has duty and tax with the markup of a line that bills them, held and booked like its freight', () => {
    const markup = { ratePpm: 25_000, handlingFen: 1_200 }
    const line = by({ taxMode: 'ddp', markup })
    const { bill: billed, duty } = taxedBill(asked(80_000, []), line, 500)
    // EUR 3 of duty, and 19 % of 100 of goods, 20 of freight and 3 of duty: EUR 26.37.
    const [paidFen, feeFen] = [21_096, 21_096 + 528 + 1_200]
    expect(billed.at(-1)).toEqual({ kind: 'duty', feeFen, duty: { paidFen, ...markup } })
    expect(duty).toMatchObject({ linePays: 'nothing', fen: { high: 0 }, advanced: { paidFen, ...markup } })
    expect(billForBooks(billed)).toMatchObject({ carrierFen: 16_000 + feeFen, taxFen: {} })
    expect(couponBillOf(billed)).toEqual(couponBillOf(bill))
    expect(taxedBill(asked(80_000, []), { ...line, bill: billed }, 500).bill).toEqual(billed)
    // 2.5 % of it would be ¥5.28.
    const dearer = taxedBill(
      asked(80_000, []),
      by({ taxMode: 'ddp', markup: { ...markup, leastFen: 5_000 } }),
      500,
    )
    expect(dearer.bill.at(-1)).toMatchObject({ feeFen: paidFen + 5_000 + 1_200 })
    // The tax that we declare ourselves is none that the carrier pays.
    const ours = taxedBill(asked(80_000), line, 500)
    expect(ours.bill.slice(-2)).toMatchObject([
      { kind: 'tax', feeFen: 18_240 },
      { kind: 'duty', duty: { paidFen: 2_400 } },
    ])
    // Above the value that it pays for, nothing is on the bill.
    const { bill: above } = taxedBill(
      asked(80_000, []),
      { ...line, paidUpTo: { currency: 'EUR', minor: 9_900 } },
      500,
    )
    expect(above).toEqual(bill)
  })

  test('goes by what was agreed, not by registrations and exchange rates of a later day', () => {
    const before = asked(80_000)
    const { duty } = taxedBill(before, by(), 500)
    const kept: StoredDuty = { ...duty, mode: 'ddu', basis: basisOf(before) }
    const later = { ...asked(80_000, []), rates: new Map([['EUR', 7_000_000_000]]) }
    expect(taxedBill(onBasis(later, kept), by(), 500).bill).toEqual(taxedBill(before, by(), 500).bill)
    // A package from before anything was collected has no tax added, and one that we did not collect for
    // neither.
    const { basis: _basis, ...old } = kept
    expect(taxedBill(onBasis(before, old), by(), 500).bill).toEqual(bill)
    const unregistered = { ...kept, basis: basisOf(asked(80_000, [])) }
    expect(taxedBill(onBasis(before, unregistered), by(), 500).bill).toEqual(bill)
  })
})
