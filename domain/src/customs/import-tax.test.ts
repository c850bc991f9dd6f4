import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ImportRule } from './import-rule.ts'
import { dueFen, estimateImportTax, isWithin } from './import-tax.ts'

const rule = (over: Partial<ImportRule>): ImportRule => ({
  place: 'FR',
  validFrom: null,
  validUntil: null,
  kind: 'vat',
  currency: 'EUR',
  aboveMinor: null,
  withinMinor: null,
  ratePerMille: null,
  amountMinor: null,
  per: 'parcel',
  basis: 'sourced',
  note: '',
  source: '',
  ...over,
})

/** Eight yuan to the euro, for easy mental arithmetic. */
const rates = new Map([['EUR', 8_000_000_000]])
const DAY = '2026-11-21'
const france = [
  rule({ kind: 'vat', ratePerMille: 200 }),
  rule({
    kind: 'flat_duty',
    place: 'EU',
    withinMinor: 15_000,
    amountMinor: 300,
    per: 'hs_code',
    validFrom: '2026-07-01',
  }),
  rule({ kind: 'duty', place: 'EU', aboveMinor: 15_000 }),
  rule({ kind: 'fee', withinMinor: 15_000, amountMinor: 200, per: 'line' }),
  rule({ kind: 'note', note: 'IOSS' }),
]
const line = (hsCode: string | null, valueFen = 10_000) => ({ hsCode, valueFen })

describe('the charges of France', () => {
  test('three euros for each tariff number, and the tax on them too', () => {
    // Two T-shirts and a pair of shoes: 2 × 3 euros of duty, 7.20 with the tax on it, as the Commission
    // calculates.
    const goods = { lines: [line('610910'), line('610910'), line('640411')], freightFen: 0 }
    const { rows, totalFen, known, notes } = estimateImportTax(goods, france.slice(0, 3), rates, DAY)
    expect(rows.map((row) => [row.rule.kind, row.count, row.baseFen, row.feeFen])).toEqual([
      ['flat_duty', 2, 30_000, 4_800],
      ['vat', 1, 34_800, 6_960],
    ])
    expect(totalFen - 6_000).toBe(720 * 8)
    expect([known, notes]).toEqual(['yes', []])
  })

  test('fees for each line, which bear no tax; freight does', () => {
    const goods = { lines: [line('610910'), line('610910')], freightFen: 5_000 }
    const { rows, spared, notes } = estimateImportTax(goods, france, rates, DAY)
    expect(rows.map((row) => [row.rule.kind, row.count, row.feeFen])).toEqual([
      ['flat_duty', 1, 2_400],
      ['vat', 1, (25_000 + 2_400) / 5],
      ['fee', 2, 3_200],
    ])
    expect(spared.map((entry) => entry.kind)).toEqual(['duty'])
    expect(notes.map((entry) => entry.note)).toEqual(['IOSS'])
  })

  test('above the threshold the duty is reported as depending on the goods', () => {
    const goods = { lines: [line('610910', 120_001)], freightFen: 0 }
    const { rows, known, totalFen } = estimateImportTax(goods, france, rates, DAY)
    expect(rows.map((row) => [row.rule.kind, row.feeFen])).toEqual([
      ['duty', null],
      ['vat', 24_001],
    ])
    expect([known, totalFen]).toEqual(['partly', 24_001])
  })

  test('the threshold is inclusive', () => {
    const kinds = (valueFen: number) =>
      estimateImportTax({ lines: [line('610910', valueFen)], freightFen: 0 }, france, rates, DAY).rows.map(
        (row) => row.rule.kind,
      )
    expect(kinds(120_000)).toEqual(['flat_duty', 'vat', 'fee'])
    expect(kinds(120_001)).toEqual(['duty', 'vat'])
  })

  test('lines without a tariff number each count as a kind of their own', () => {
    const goods = { lines: [line(null), line(null), line('640411')], freightFen: 0 }
    expect(estimateImportTax(goods, france, rates, DAY).rows[0]?.count).toBe(3)
  })

  test('the day decides', () => {
    const kinds = (day: string) =>
      estimateImportTax({ lines: [line('610910')], freightFen: 0 }, france, rates, day).rows.map(
        (row) => row.rule.kind,
      )
    expect(kinds('2026-06-30')).toEqual(['vat', 'fee'])
    expect(kinds('2026-07-01')).toEqual(['flat_duty', 'vat', 'fee'])
  })
})

describe('unknown charges are reported as unknown', () => {
  const goods = { lines: [line('610910')], freightFen: 0 }
  test('no rule at all', () => {
    expect(estimateImportTax(goods, [], rates, DAY)).toMatchObject({ known: 'no', rows: [], totalFen: 0 })
  })
  test('only notes', () => {
    expect(estimateImportTax(goods, [rule({ kind: 'note' })], rates, DAY)).toMatchObject({ known: 'no' })
  })
  test('an `unknown` rule overrides the others', () => {
    const unknown = rule({ kind: 'unknown', note: 'ask' })
    const estimate = estimateImportTax(goods, [...france, unknown], rates, DAY)
    expect(estimate).toMatchObject({ known: 'no', rows: [], totalFen: 0 })
    expect(estimate.notes).toContain(unknown)
  })
  test('a threshold whose rate is missing', () => {
    expect(estimateImportTax(goods, france, new Map(), DAY).known).toBe('no')
    expect(estimateImportTax(goods, [rule({ ratePerMille: 200 })], new Map(), DAY).known).toBe('yes')
  })
  test('a free port is known to charge nothing', () => {
    expect(estimateImportTax(goods, [rule({ kind: 'free' })], rates, DAY)).toMatchObject({
      known: 'yes',
      rows: [],
      totalFen: 0,
    })
  })
})

test('conversion rounds up: the amount due is never less than the exact amount, and less than a fen more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 20_000_000_000 }),
      fc.constantFrom('EUR', 'JPY', 'KWD'),
      (minor, rate, currency) => {
        const fen = dueFen(minor, currency, rate)
        expect(fen === 0 || isWithin(fen - 1, minor, currency, rate)).toBe(true)
        expect(isWithin(fen + 1, minor, currency, rate)).toBe(false)
      },
    ),
  )
})

test('more goods are never charged less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (valueFen, more) => {
        const vat = [
          rule({ ratePerMille: 190 }),
          rule({ kind: 'flat_duty', amountMinor: 300, per: 'hs_code' }),
        ]
        const total = (fen: number) =>
          estimateImportTax({ lines: [line('610910', fen)], freightFen: 0 }, vat, rates, DAY).totalFen
        expect(total(valueFen + more)).toBeGreaterThanOrEqual(total(valueFen))
        expect(Number.isInteger(total(valueFen))).toBe(true)
      },
    ),
  )
})
