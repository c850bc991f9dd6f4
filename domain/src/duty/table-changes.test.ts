import { expect, test } from 'vitest'
import { charge, fileOf, regime } from './duty.test-support.ts'
import { changesBetween } from './release-changes.ts'
import { type ReleaseFiles, readRelease } from './release.ts'
import { tableChanges } from './table-changes.ts'

const tableOf = (lines: readonly string[], copied = '2026-11-01'): string =>
  [
    ...['title.en\tTariff', 'title.zh\t税则', 'source\tcustoms', 'licence\tCC0-1.0', `copied\t${copied}`],
    ...['strength\told', 'lines\t3', '', ...lines, ''],
  ].join('\n')
const place = (rates: unknown) =>
  JSON.stringify(
    fileOf({
      regimes: [regime('xa', [charge('xa.duty', 'duty', { rates, of: ['goods'], strength: 'old' })])],
    }),
  )
const rulesOf = (table: string | null, rates: unknown = '@xa.all') => {
  const files: ReleaseFiles = new Map([
    ['places/XA.json', place(rates)],
    ...(table === null ? [] : [['tables/xa.all.tsv', table] as const]),
  ])
  const { rules, faults } = readRelease('2026-11-29.1', files)
  expect(faults).toEqual([])
  return rules
}

const before = rulesOf(tableOf(['42\t3%', '61\t12%', '64041100\t17%']))

test('nothing changes between equal tables, however they are folded', () => {
  const same = rulesOf(tableOf(['42\t3%', '4202\t3%', '61\t12%', '64041100\t17%']))
  expect(tableChanges(before, same)).toEqual([])
  expect(changesBetween(before, same)).toEqual([])
})

test('a table tells in how many codes it differs, and the places that use it are told', () => {
  const after = rulesOf(tableOf(['42\t3%', '61\t10%', '6109\t12%', '85\t0%'], '2026-12-01'))
  const [change] = tableChanges(before, after)
  expect(change).toMatchObject({
    ...{ name: 'xa.all', change: 'changed', codes: { changed: 1, added: 1, removed: 1 } },
    ...{ before: { copied: '2026-11-01' }, after: { copied: '2026-12-01' } },
  })
  expect(change!.examples.map(({ code }) => code)).toEqual(['61', '64041100', '85'])
  expect(changesBetween(before, after)).toMatchObject([{ place: 'XA', rows: [], tables: ['xa.all'] }])
})

test('thousands of lines are a number and five of them', () => {
  const many = (rate: string) =>
    rulesOf(tableOf(Array.from({ length: 9_000 }, (_, index) => `${10_000_000 + index}\t${rate}`)))
  const [change] = tableChanges(many('1%'), many('2%'))
  expect(change!.codes).toEqual({ changed: 9_000, added: 0, removed: 0 })
  expect(change!.examples).toHaveLength(5)
})

test('a table that comes or goes is told, and the charge that points to it', () => {
  const without = rulesOf(null, { '61': '12%', '*': null })
  expect(tableChanges(without, before)).toMatchObject([{ change: 'added', codes: { added: 3 } }])
  expect(tableChanges(before, without)).toMatchObject([{ change: 'removed', codes: { removed: 3 } }])
  expect(changesBetween(without, before)[0]!.rows).toMatchObject([{ change: 'changed', facet: 'amount' }])
})
