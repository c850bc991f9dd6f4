import { describe, expect, test } from 'vitest'
import { IMPORT_RULE_KINDS, rulesFrom } from '../customs/import-rule.ts'
import type { StoredImportRule } from '../customs/stored-import-rule.ts'
import { tableOf } from '../entries.ts'
import { type DutyGoods, dutyAtDoor } from './landed-duty.ts'
import { placeOfOwn } from './own-rules.ts'

const rule = (over: Partial<StoredImportRule>): StoredImportRule => ({
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
  note: { en: 'a note', zh: '说明' },
  source: 'a law',
  ...over,
})

/** Eight yuan to the euro, for easy mental arithmetic. */
const rates = new Map([['EUR', 8_000_000_000]])
const flat = {
  kind: 'flat_duty',
  place: 'EU',
  withinMinor: 15_000,
  amountMinor: 300,
  per: 'hs_code',
} as const
const france = [
  rule({ kind: 'vat', ratePerMille: 200 }),
  rule(flat),
  rule({ kind: 'duty', place: 'EU', aboveMinor: 15_000 }),
  rule({ kind: 'fee', withinMinor: 15_000, amountMinor: 200, per: 'line' }),
  rule({ kind: 'note' }),
]
const goods = (code: string | null, valueFen = 10_000): DutyGoods => ({
  code,
  valueFen,
  pieces: 1,
  grams: null,
})
const names = {
  place: { en: 'France', zh: '法国' },
  kinds: tableOf(IMPORT_RULE_KINDS.map((kind) => [kind, { en: kind, zh: kind }] as const)),
}
const dutyOf = (
  lines: readonly DutyGoods[],
  rules = france,
  { freightFen = 0, today = '2026-11-21', known = rates } = {},
) =>
  dutyAtDoor(
    {
      place: placeOfOwn('FR', rulesFrom(rules, today), names),
      ...{ rates: known, today, province: null, goods: lines, others: [], registrations: [] },
    },
    { option: 'postal', taxMode: 'ddu', paidUpTo: null, days: [0, 0] },
    { freightFen, insuranceFen: 0, grams: null },
  )
const shown = (...asked: Parameters<typeof dutyOf>) =>
  dutyOf(...asked).rows.map(({ name, fen, open }) => [name.en, open ? null : fen.likely])

describe('an operator’s own rules', () => {
  test('charge three euros for each tariff number, and the tax on them too', () => {
    // Two T-shirts and a pair of shoes: 2 × 3 euros of duty, 7.20 with the tax on it.
    const three = [goods('610910'), goods('610910'), goods('640411')]
    expect(shown(three, france.slice(0, 3))).toEqual([
      ['flat_duty', 4_800],
      ['vat', 6_960],
    ])
  })

  test('charge fees for each line, which bear no tax; freight does', () => {
    const duty = dutyOf([goods('610910'), goods('610910')], france, { freightFen: 5_000 })
    expect(duty.rows.map(({ name, fen }) => [name.en, fen.likely])).toEqual([
      ['flat_duty', 2_400],
      ['vat', 5_480],
      ['fee', 3_200],
    ])
    expect(duty.zeros).toMatchObject([{ why: 'under_limit', limit: { currency: 'EUR', minor: 15_000 } }])
    expect(duty).toMatchObject({ certainty: 'estimate', notes: [{ en: 'a note' }] })
  })

  test.each([
    [120_000, ['flat_duty', 'vat', 'fee']],
    [120_001, ['duty', 'vat']],
  ])('have limits that include their amount: %i fen', (valueFen, kinds) => {
    expect(shown([goods('610910', valueFen)]).map(([kind]) => kind)).toEqual(kinds)
  })

  test('are partly known where a duty depends on the goods, and not at all without any', () => {
    expect(dutyOf([goods('610910', 200_000)]).certainty).toBe('partly')
    expect(dutyOf([goods('610910')], [rule({ kind: 'note' })]).certainty).toBe('unknown')
    expect(dutyOf([goods('610910')], [rule({ kind: 'unknown' })])).toMatchObject({
      certainty: 'unknown',
      rows: [{ open: true }],
    })
  })

  test('keep what they can say beside a rule that is not known', () => {
    expect(shown([goods('610910')], [...france, rule({ kind: 'unknown' })])).toEqual([
      ['unknown', null],
      ['flat_duty', 2_400],
      ['vat', 2_480],
      ['fee', 1_600],
    ])
  })

  test('that charge nothing are known to charge nothing', () => {
    expect(dutyOf([goods('610910')], [rule({ kind: 'free' })])).toMatchObject({
      certainty: 'exact',
      fen: { high: 0 },
    })
  })

  test('without an exchange rate say which one is missing', () => {
    const duty = dutyOf([goods('610910')], france, { known: new Map() })
    expect(duty).toMatchObject({ certainty: 'unknown', missingRates: ['EUR'] })
  })
})
