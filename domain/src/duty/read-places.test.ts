import { expect, test } from 'vitest'
import { FACT, charge, fileOf, placeOf, regime } from './duty.test-support.ts'
import { placeFor } from './place-for.ts'
import { readPlace } from './read-places.ts'

const read = (file: unknown, others: readonly (readonly [string, unknown])[] = []) =>
  readPlace('XA', new Map([['XA', file], ...others]), '1')
/** The faults of a file, each as its path and sentence. */
const faultsOf = (file: unknown) => read(file).faults.map(({ path, sentence }) => `${path}: ${sentence}`)
const oneCharge = (rest: object) => fileOf({ regimes: [regime('all', [charge('x', 'duty', rest)])] })
const ok = { rate: '10%', of: ['goods'] }
const sentences = (file: object) => faultsOf(file).join('\n')

test('a file without faults has none', () => {
  expect(faultsOf(oneCharge(ok))).toEqual([])
})

test.each([
  ['a source', { ...ok, source: '' }, 'regimes[0].charges[0].source: must be a text'],
  ['the day of the last check', { ...ok, checked: undefined }, 'checked: must be the day of the last check'],
  ['a day that exists', { ...ok, checked: '2026-02-30' }, 'checked: must be a day such as 2026-11-28'],
  ['days in order', { ...ok, from: '2026-02-03', until: '2026-02-02' }, 'until: must not be before "from"'],
  ['a rate as a percentage', { ...ok, rate: 0.1 }, 'rate: must be a rate such as "16.5%"'],
  ['figures in order', { ...ok, rate: ['12%', '3%'] }, 'rate: must be two or three figures from the least'],
  ['one way to charge', { ...ok, flat: 'EUR 3' }, 'charges[0]: must have exactly one of rate, rates, flat'],
  ['a unit', { flat: 'EUR 3' }, 'per: must be one of consignment'],
  [
    'decimals that the currency has',
    { flat: 'JPY 3.5', per: 'line' },
    'flat: must be an amount such as "EUR 3.00"',
  ],
  ['a base that exists', { ...ok, of: ['goods', 'vat'] }, 'is based on "vat"'],
  ['all other codes', { rates: { '61': '12%' }, of: ['goods'] }, 'must say with "*"'],
  [
    'codes of digits',
    { rates: { '61.09': '12%', '*': null }, of: ['goods'] },
    'must begin with the 2 to 12 digits',
  ],
  ['known fields', { ...ok, rat: '1%' }, 'rat: is not a field here'],
  ['a known strength', { ...ok, strength: 'sure' }, 'strength: must be one of official'],
  ['a range for what is weak', { ...ok, strength: 'weak' }, 'is weak or disputed, so it needs a range'],
  ['one test at a time', { ...ok, when: [{ above: 'EUR 1', within: 'EUR 2' }] }, 'when[0]: must be one test'],
  ['statements that are explained', { ...ok, when: [{ stated: ['paid'] }] }, 'must explain "paid"'],
  ['less than everything inside itself', { ...ok, rate: '100%', inside: true }, 'must be below 100%'],
  ['both languages', { ...ok, name: { en: 'duty' } }, 'name.zh: must be a text'],
])('demands %s', (_what, rest, sentence) => {
  expect(sentences(oneCharge(rest))).toContain(sentence)
})

test('a weak figure may be a range, or not known, or not law', () => {
  const weak = { of: ['goods'], strength: 'weak' }
  expect(sentences(oneCharge({ ...weak, rate: ['0%', '12%'] }))).toBe('')
  expect(sentences(oneCharge({ ...weak, rate: null }))).toBe('')
  expect(sentences(oneCharge({ ...weak, rate: '12%', legal: 'unconfirmed' }))).toBe('')
})

test('demands that every shipment fits somewhere, and ids used once', () => {
  const limited = regime('low', [], { when: [{ within: 'EUR 150' }] })
  expect(sentences(fileOf({ regimes: [limited] }))).toContain(
    'regimes: must end with one in force that has no tests',
  )
  expect(sentences(fileOf({ regimes: [] }))).toContain('note: must say why there are no rules')
  expect(sentences(fileOf({ regimes: [regime('all', []), regime('all', [])] }))).toContain(
    'has the id "all" twice',
  )
  const twice = [charge('x', 'duty', ok), charge('x', 'duty', ok)]
  expect(sentences(fileOf({ regimes: [regime('all', twice)] }))).toContain(
    'charges[1]: has the id "x" of an earlier',
  )
})

test.each([null, 'rules', [], 7, { place: 'XA' }])(
  'refuses %j with sentences instead of an error',
  (file) => {
    expect(faultsOf(file).length).toBeGreaterThan(0)
  },
)

test('a member takes the rules of its base, with its own rate, its source, and charges of its own', () => {
  const base = { regimes: [regime('all', [charge('vat', 'tax', { rate: '$vat', of: ['cif'] })])] }
  const vat = { rate: '19%', ...FACT, source: 'the member' }
  const own = { base: 'XU', rates: { vat }, charges: [charge('own', 'levy', { flat: 'EUR 1', per: 'line' })] }
  const { place } = read(fileOf(own), [['XU', base]])
  expect(place?.regimes[0]!.charges.map(({ id, source }) => [id, source])).toEqual([
    ['vat', 'the member'],
    ['own', 'customs of Examplia'],
  ])
  expect(read(fileOf({ base: 'XU' }), [['XU', base]]).faults[0]?.path).toBe('rates.vat')
  expect(faultsOf(fileOf({ base: 'XY' }))[0]).toBe('base: must be the name of another file')
  expect(sentences(fileOf({ regimes: [regime('all', [])], rates: { vat } }))).toBe('rates: needs a "base"')
})

test('an address in a part with rules of its own has that part’s', () => {
  const country = placeOf({ regimes: [regime('all', [])] })
  const island = {
    ...country,
    place: 'XA-IS',
    territory: { country: 'XA', postcodes: ['BT'], provinces: ['IS'] },
  }
  const places = new Map([country, island].map((place) => [place.place, place]))
  const found = (postcode: string | null, province: string | null = null, code = 'XA') =>
    placeFor({ country: code, postcode, province }, places)?.place
  expect([
    found('bt1 5gs'),
    found(null, 'IS'),
    found('10115'),
    found(null),
    found('BT1', null, 'XB'),
  ]).toEqual(['XA-IS', 'XA-IS', 'XA', 'XA', undefined])
})
