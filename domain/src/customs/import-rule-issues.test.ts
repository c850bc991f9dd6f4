import { inBoth } from '../languages.test-support.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contradicts, issuesOfRule } from './import-rule-issues.ts'
import { IMPORT_RULE_KINDS } from './import-rule.ts'
import { type StoredImportRule, RULE_COLUMNS, readImportRule, ruleCells } from './stored-import-rule.ts'

const around = { places: new Set(['EU', 'FR', 'DE']), currencies: new Set(['EUR']) }
const rule = (over: Partial<StoredImportRule> = {}): StoredImportRule => ({
  place: 'FR',
  validFrom: '2026-01-01',
  validUntil: null,
  kind: 'vat',
  currency: 'EUR',
  aboveMinor: null,
  withinMinor: null,
  ratePerMille: 200,
  amountMinor: null,
  per: 'parcel',
  basis: 'sourced',
  note: inBoth('VAT', '增值税'),
  source: 'the tariff',
  ...over,
})
const faults = (over: Partial<StoredImportRule>) =>
  issuesOfRule(rule(over), around).map(({ column, problem }) => `${column} ${problem}`)

test('a sound rule has no fault', () => {
  expect(faults({})).toEqual([])
  const flat = { kind: 'flat_duty', ratePerMille: null, amountMinor: 300, per: 'hs_code' } as const
  expect(faults({ place: 'EU', ...flat })).toEqual([])
  expect(faults({ kind: 'free', ratePerMille: null, currency: 'MOP' })).toEqual([])
})

describe('every fault is reported by field', () => {
  test.each<[Partial<StoredImportRule>, string]>([
    [{ place: 'ZZ' }, 'place unknown'],
    [{ place: '' }, 'place required'],
    [{ validFrom: '2026-02-30' }, 'valid_from format'],
    [{ validUntil: '31.12.2026' }, 'valid_until format'],
    [{ validUntil: '2025-12-31' }, 'valid_until reversed'],
    [{ currency: 'eur' }, 'currency format'],
    [{ currency: '' }, 'currency required'],
    [{ currency: 'XTS', aboveMinor: 100 }, 'currency no_rate'],
    [{ ratePerMille: 5_001 }, 'rate_per_mille too_large'],
    [{ aboveMinor: 2e12 }, 'above_minor too_large'],
    [{ amountMinor: 300 }, 'amount_minor one_of_both'],
    [{ kind: 'flat_duty', ratePerMille: null }, 'amount_minor required'],
    [{ kind: 'free' }, 'rate_per_mille not_for_kind'],
    [{ kind: 'note', ratePerMille: null, withinMinor: 1 }, 'within_minor not_for_kind'],
    [{ per: 'line' }, 'per not_for_kind'],
    [{ aboveMinor: 100, withinMinor: 100 }, 'within_minor reversed'],
    [{ note: inBoth(' ', '增值税') }, 'note_en required'],
    [{ note: inBoth('VAT', '税'.repeat(401)) }, 'note_zh too_long'],
    [{ source: '' }, 'source required'],
  ])('%o', (over, expected) => {
    expect(faults(over)).toEqual([expected])
  })
})

describe('two rules of a place', () => {
  const other = (over: Partial<StoredImportRule>) =>
    contradicts(rule(), rule({ note: inBoth('another', '增值税'), ...over }))

  test('for the same tax may not apply on the same day to the same worth', () => {
    expect(other({ validFrom: '2026-06-01' })).toBe('overlaps')
    expect(other({ validFrom: null, validUntil: '2026-01-01' })).toBe('overlaps')
    expect(other({ validFrom: null, validUntil: '2025-12-31' })).toBeNull()
    expect(other({ place: 'DE' })).toBeNull()
    expect(other({ kind: 'fee' })).toBeNull()
    expect(
      contradicts(
        rule({ withinMinor: 15_000 }),
        rule({ note: inBoth('another', '增值税'), aboveMinor: 15_000 }),
      ),
    ).toBeNull()
    expect(
      contradicts(
        rule({ withinMinor: 15_000 }),
        rule({ note: inBoth('another', '增值税'), aboveMinor: 14_999 }),
      ),
    ).toBe('overlaps')
  })

  test('duties and fees add up, but must not be duplicated', () => {
    expect(contradicts(rule({ kind: 'duty' }), rule({ kind: 'duty', ratePerMille: null }))).toBeNull()
    expect(contradicts(rule({ kind: 'fee' }), rule({ kind: 'fee' }))).toBe('twice')
  })
})

test('a written rule is read back unchanged, whatever it contains', () => {
  const day = fc.option(fc.constantFrom('2026-01-01', '2027-12-31'))
  const amount = fc.option(fc.integer({ min: 0, max: 1e9 }))
  const words = fc.string({ minLength: 1 }).map((text) => text.trim() || 'x')
  const any: fc.Arbitrary<StoredImportRule> = fc.record({
    place: fc.constantFrom('FR', 'EU'),
    validFrom: day,
    validUntil: day,
    kind: fc.constantFrom(...IMPORT_RULE_KINDS),
    currency: fc.constant('EUR'),
    aboveMinor: amount,
    withinMinor: amount,
    ratePerMille: amount,
    amountMinor: amount,
    per: fc.constantFrom('parcel', 'hs_code', 'line'),
    basis: fc.constantFrom('sourced', 'trade'),
    note: fc.tuple(words, words).map(([en, zh]) => inBoth(en, zh)),
    source: words,
  })
  fc.assert(
    fc.property(any, (entry) => {
      expect(readImportRule(ruleCells(entry))).toEqual(entry)
    }),
  )
})

test('everything that cannot be parsed is reported', () => {
  const cells = { ...ruleCells(rule()), kind: 'VAT', per: '', above_minor: '-5', rate_per_mille: '20%' }
  const read = readImportRule(cells)
  const reported = 'faults' in read ? read.faults : []
  expect(reported.map((entry) => `${entry.column} ${entry.problem} ${entry.detail ?? ''}`)).toEqual([
    'kind choice VAT',
    'above_minor format -5',
    'rate_per_mille format 20%',
    'per required ',
  ])
  expect(Object.keys(ruleCells(rule()))).toEqual([...RULE_COLUMNS])
})
