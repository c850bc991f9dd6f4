import { describe, expect, test } from 'vitest'
import { rateFor, rateIn } from './rate-for.ts'
import { readTable } from './read-tables.ts'
import { readPlace } from './read-places.ts'
import { fileOf } from './duty.test-support.ts'

const HEAD = [
  'title.en\tTariff of Anywhere',
  'title.zh\t某地税则',
  'source\tthe customs of Anywhere',
  'licence\tCC0-1.0',
  'copied\t2026-11-01',
  'strength\told',
  'lines\t9',
]
const LINES = ['6109\t12%', '61102010\t7.5%', '61102020\t0% to 7.5%', '85076000\t2.7%', '8507600010\t0%']
const textOf = (lines: readonly string[], head: readonly string[] = HEAD): string =>
  `${head.join('\n')}\n\n${lines.join('\n')}\n`
const { table, faults } = readTable('xa.all', textOf([...LINES, '910211\t?']))
const of = (low: number, high = low) => ({ low, likely: high, high })

test('a table is read with its source, its licence and its day', () => {
  expect(faults).toEqual([])
  expect(table).toMatchObject({
    ...{ name: 'xa.all', source: 'the customs of Anywhere', licence: 'CC0-1.0', copied: '2026-11-01' },
    ...{ strength: 'old', lines: 9, title: { en: 'Tariff of Anywhere', zh: '某地税则' } },
  })
})

describe('the rate of a code', () => {
  test.each([
    ['of a heading is that of all below it', '61099000', of(120_000), false],
    ['is that of its line', '6110201000', of(75_000), false],
    ['of six digits spans its lines', '611020', of(0, 75_000), true],
    ['with the digits of another country spans the lines beside it', '6110200090', of(0, 75_000), true],
    ['of a line with an exception is that of the line', '8507600099', of(27_000), false],
    ['of the exception is its own', '8507600010', of(0), false],
    ['of a line that may be the exception spans both', '85076000', of(0, 27_000), true],
    ['by weight or piece is not known', '91021100', null, false],
  ])('%s', (_, code, rate, guessed) => {
    expect(rateIn(table, code)).toEqual({ rate, guessed })
  })

  test('that the table lacks is that of the charge', () => {
    expect(rateIn(table, '620120')).toBeNull()
    const byCode = new Map([
      ['62', of(120_000)],
      ['61', of(990_000)],
      ['*', null],
    ])
    expect(rateFor('620120', { byCode, table }).rate).toEqual(of(120_000))
    expect(rateFor('610910', { byCode, table }).rate).toEqual(of(120_000))
    expect(rateFor('300490', { byCode, table }).rate).toBeNull()
    expect(rateFor(null, { byCode, table })).toEqual({ rate: null, guessed: true })
  })
})

test.each([
  ['two of a code', [...LINES, '8507600010\t0%'], 'must stand after 8507600010, and once'],
  ['an unsorted one', ['62\t12%', '61\t12%'], 'must stand after 62, and once'],
  ['a word for a rate', ['61\tfree'], 'must be a rate'],
  ['a rate that ends below its beginning', ['61\t12% to 3%'], 'from the least to the most'],
  ['letters for a code', ['61A\t12%'], 'digits of a code'],
  ['no rates', [], 'must have at least one'],
])('a table with %s is refused', (_, lines, sentence) => {
  expect(
    readTable('xa.all', textOf(lines))
      .faults.map((fault) => fault.sentence)
      .join(),
  ).toContain(sentence)
})

test.each(HEAD.map((line) => [line.split('\t')[0]!]))('a table without its %s is refused', (name) => {
  const head = HEAD.filter((line) => !line.startsWith(`${name}\t`))
  expect(readTable('xa.all', textOf(LINES, head)).faults).not.toEqual([])
})

test('a table that is no tariff any more is refused before it fills the memory', () => {
  const huge = textOf(Array.from({ length: 100_000 }, (_, index) => `${10_000_000 + index}\t0%`))
  expect(
    readTable('xa.all', huge)
      .faults.map(({ sentence }) => sentence)
      .join(),
  ).toContain('1000000')
})

describe('a charge', () => {
  const faultsOf = (rates: unknown, strength = 'old') => {
    const charge = { id: 'xa.duty', kind: 'duty', name: { en: 'Duty', zh: '关税' }, rates, of: ['goods'] }
    const fact = { source: 'law', checked: '2026-11-28' }
    const regime = { id: 'xa', ...fact, strength: 'official', charges: [{ ...charge, ...fact, strength }] }
    const files = new Map([['XA', fileOf({ regimes: [regime] })]])
    return readPlace('XA', files, '1', new Map([['xa.all', table]])).faults.map(
      ({ path, sentence }) => `${path} ${sentence}`,
    )
  }

  test('points to a table, with rates of its own for what it lacks', () => {
    expect(faultsOf('@xa.all')).toEqual([])
    expect(faultsOf({ table: '@xa.all', '62': '12%', '*': null })).toEqual([])
  })

  test('must not point to one that is not there', () => {
    for (const rates of ['@xa.none', 'xa.all', { table: '@xa.none', '*': null }])
      expect(faultsOf(rates).join()).toContain('must be "@" and the name of a table of rates that is there')
  })

  test('is no more certain than its table', () => {
    expect(faultsOf('@xa.all', 'reported').join()).toContain('must not be stronger than that of "@xa.all"')
    expect(faultsOf('@xa.all', 'weak').join()).toContain('needs a range')
  })
})
