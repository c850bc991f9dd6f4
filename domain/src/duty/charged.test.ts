import { describe, expect, test } from 'vitest'
import {
  ALARM_FROM_PACKAGES,
  type ChargedPackage,
  chargedOf,
  errorPerMille,
  isInside,
  isOff,
  isShown,
  toldOf,
} from './charged.ts'
import type { LandedDutyRow } from './landed-rows.ts'
import type { StoredDuty } from './stored-duty.ts'

const span = (low: number, likely: number, high: number) => ({ low, likely, high })
const part = (paidBy: LandedDutyRow['paidBy'], fen: LandedDutyRow['fen']): LandedDutyRow => ({
  ...{ charge: 'xa.vat', kind: 'tax', name: { en: 'VAT', zh: '增值税' }, note: null, legal: 'in_force' },
  ...{ collects: 'carrier', at: 'delivery', strength: 'official', source: 'law', checked: '2026-11-28' },
  ...{ amount: span(0, 0, 0), workings: [], open: false, scheme: null, paidBy, fen },
})
const kept = (over: Partial<StoredDuty> = {}): StoredDuty => ({
  ...{ day: '2026-11-02', version: '2026-11-28.1', currency: 'EUR', until: null },
  ...{ certainty: 'estimate', linePays: 'nothing', mode: 'ddu', beyond: null },
  fen: span(4_000, 5_000, 6_000),
  rows: [
    part('recipient', span(4_000, 5_000, 6_000)),
    part('line', span(900, 1_000, 1_100)),
    part('operator', span(700, 700, 700)),
  ],
  ...{ zeros: [], announced: [], needs: [], limits: [], notes: [], missingRates: [] },
  ...over,
})

describe('what was told', () => {
  test('is the recipient’s part, for the shopper and for a carrier whose line promises nothing', () => {
    expect(toldOf(kept(), 'receipt')).toEqual(span(4_000, 5_000, 6_000))
    expect(toldOf(kept(), 'invoice')).toEqual(span(4_000, 5_000, 6_000))
  })

  test('is what the line promises to pay, for the carrier’s invoice', () => {
    expect(toldOf(kept({ linePays: 'all', fen: span(0, 0, 0) }), 'receipt')).toEqual(span(0, 0, 0))
    expect(toldOf(kept({ linePays: 'all' }), 'invoice')).toEqual(span(900, 1_000, 1_100))
    expect(toldOf(kept({ linePays: 'part' }), 'invoice')).toEqual(span(900, 1_000, 1_100))
  })

  test('is nothing where no whole sum was told, or by rules that are gone', () => {
    for (const over of [{ certainty: 'partly' }, { certainty: 'unknown' }, { version: null }] as const)
      expect(toldOf(kept(over), 'receipt')).toBeNull()
    expect(toldOf(null, 'receipt')).toBeNull()
    const old = { day: '2026-01-01', known: 'yes', total_fen: 500, mode: 'ddu', rows: [] } as const
    expect(toldOf({ ...old, rows: [] }, 'receipt')).toBeNull()
  })
})

describe('the error', () => {
  test.each([
    [0, 0, 0],
    [5_000, 5_000, 0],
    // A yuan is rounding.
    [5_100, 5_000, 0],
    [0, 100, 0],
    [10_000, 9_000, 100],
    // Twice as much is as wrong as half as much.
    [10_000, 5_000, 500],
    [5_000, 10_000, 500],
    [0, 5_000, 1_000],
    [5_000, 0, 1_000],
  ])('of %i charged where %i were told is %i per mille', (charged, likely, expected) => {
    expect(errorPerMille(charged, likely)).toBe(expected)
  })

  test('is beside the question whether the range held', () => {
    expect(isInside(3_900, span(4_000, 5_000, 6_000))).toBe(true)
    expect(isInside(3_899, span(4_000, 5_000, 6_000))).toBe(false)
    expect(isInside(6_101, span(4_000, 5_000, 6_000))).toBe(false)
  })
})

const told = (shopper: string, error: number, over: Partial<ChargedPackage> = {}): ChargedPackage => ({
  ...{ source: 'receipt', shopper, error, inside: error < 100 },
  ...over,
})

describe('a place', () => {
  test('has a median, of an even number the mean of the middle two', () => {
    expect(chargedOf([])).toBeNull()
    expect(chargedOf([told('a', 300)])).toMatchObject({ packages: 1, errorPerMille: 300, insidePerMille: 0 })
    expect(chargedOf([told('a', 40), told('b', 300)])).toMatchObject({ errorPerMille: 170 })
    expect(chargedOf([told('a', 900), told('b', 40), told('c', 50)])).toMatchObject({
      ...{ packages: 3, shoppers: 3, errorPerMille: 50, insidePerMille: 667 },
    })
  })

  test('is not moved by one shopper, of whom the two newest packages count', () => {
    const honest = ['a', 'b', 'c'].map((shopper, index) => told(shopper, 10 + index))
    const liar = Array.from({ length: 50 }, () => told('x', 1_000))
    const figures = chargedOf([...liar, ...honest])!
    expect(figures).toMatchObject({ packages: 5, shoppers: 4, errorPerMille: 12 })
  })

  test('counts every invoice of a carrier, which is no shopper’s word', () => {
    const billed = Array.from({ length: 30 }, () => told('a', 200, { source: 'invoice' }))
    expect(chargedOf(billed)).toMatchObject({ packages: 30, shoppers: 1 })
  })

  test('is shown from five packages of three shoppers on', () => {
    expect(isShown({ packages: 5, shoppers: 3 })).toBe(true)
    expect(isShown({ packages: 4, shoppers: 4 })).toBe(false)
    expect(isShown({ packages: 500, shoppers: 2 })).toBe(false)
  })

  test('is an alarm from twenty packages and above ten per cent', () => {
    const figures = { packages: ALARM_FROM_PACKAGES, shoppers: 9, insidePerMille: 0, errorPerMille: 101 }
    expect(isOff(figures)).toBe(true)
    expect(isOff({ ...figures, errorPerMille: 100 })).toBe(false)
    expect(isOff({ ...figures, packages: ALARM_FROM_PACKAGES - 1 })).toBe(false)
  })
})
