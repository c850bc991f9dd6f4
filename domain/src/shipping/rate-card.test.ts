import { describe, expect, test } from 'vitest'
import { compareCards } from './compare-cards.ts'
import { type CardSurroundings, headIssues, readRateCard } from './rate-card.ts'
import { CARD_COLUMNS, type CardColumn, zoneCells } from './rate-row.ts'
import { seedRateCard, seedRows } from './seed-rows.test-support.ts'

const current = seedRateCard()
const around: CardSurroundings = {
  lines: new Map(current.map((zone) => [zone.lineCode, zone.rate.option])),
  countries: new Set(seedRows('countries.csv').map((row) => row['iso2'] ?? '')),
  categories: new Set(seedRows('restricted-goods.csv').map((row) => row['category'] ?? '')),
  current,
  withdrawals: false,
}
/** The present sea line with some cells changed; its first row is row 2. */
const sea = current.filter((zone) => zone.lineCode === 'SEA-DDP')
const rows = (changes: Record<number, Partial<Record<CardColumn, string>>> = {}) =>
  sea.map((zone, index) => ({ row: index + 2, cells: { ...zoneCells(zone), ...changes[index + 2] } }))
const faultsOf = (changes: Parameters<typeof rows>[0], over: Partial<CardSurroundings> = {}) =>
  readRateCard(rows(changes), { ...around, ...over }).faults.map(({ row, column, problem, detail }) =>
    `${row} ${column} ${problem} ${detail}`.trimEnd(),
  )

test('the present card has no fault and changes nothing', () => {
  const { zones, faults } = readRateCard(rows(), around)
  expect(faults).toEqual([])
  expect(compareCards(current, zones)).toEqual([])
})

test('the header has every column, and no unknown ones', () => {
  expect(headIssues([...CARD_COLUMNS, 'note'])).toEqual([])
  expect(headIssues([...CARD_COLUMNS.filter((column) => column !== 'zone_zh'), 'first_prize_fen'])).toEqual([
    { row: 1, column: 'zone_zh', problem: 'missing_column', detail: '' },
    { row: 1, column: 'first_prize_fen', problem: 'unknown_column', detail: '' },
  ])
})

describe('faults are named by row and column', () => {
  const [first, second] = [sea[0]!, sea[1]!]
  const gone = first.countries.toSorted().join(' ')

  test('a destination in two zones of a line', () => {
    const countries = `${second.countries.join(' ')} ${first.countries[0]}`
    expect(faultsOf({ 3: { countries } })).toEqual([`3 countries overlap ${first.countries[0]}, 2`])
  })

  test('a zone twice', () => {
    expect(faultsOf({ 3: { zone: first.zoneCode } })).toEqual([`3 zone twice ${first.zoneCode}, 2`])
  })

  test('a destination that the line serves today but the card omits, unless on purpose', () => {
    const without = { 2: { countries: 'FJ' } }
    expect(faultsOf(without)).toEqual([`2 countries gap ${gone}`])
    expect(faultsOf(without, { withdrawals: true })).toEqual([])
  })

  test('everything else, all in one card', () => {
    expect(
      faultsOf({
        2: { first_price_fen: '-100', max_grams: 'heavy', countries: `${first.countries.join(' ')} YY` },
        3: { countries: `${second.countries.join(' ')} ZZ`, refused_categories: 'jokes' },
        4: { line: 'NOBODY' },
      }),
    ).toEqual([
      '2 countries unknown_country YY',
      '2 first_price_fen negative -100',
      '2 max_grams not_whole heavy',
      `2 countries gap ${sea[2]!.countries.toSorted().join(' ')}`,
      '3 countries unknown_country ZZ',
      '3 refused_categories unknown_category jokes',
      '4 line unknown_line NOBODY',
    ])
  })
})

test('a preview groups destinations with identical changes', () => {
  const [first] = sea
  const raised = { first_price_fen: String(first!.rate.firstPriceFen + 100), refused_categories: 'weapon' }
  const { zones } = readRateCard(rows({ 2: { ...raised, countries: 'FJ' } }), {
    ...around,
    withdrawals: true,
  })
  expect(compareCards(current, zones)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        lineCode: 'SEA-DDP',
        kind: 'removed',
        countries: first!.countries.toSorted(),
      }),
      expect.objectContaining({ kind: 'added', countries: ['FJ'] }),
    ]),
  )
  const { zones: changed } = readRateCard(rows({ 2: raised }), around)
  expect(compareCards(current, changed)).toEqual([
    {
      lineCode: 'SEA-DDP',
      kind: 'changed',
      countries: first!.countries.toSorted(),
      fields: [
        {
          column: 'first_price_fen',
          before: String(first!.rate.firstPriceFen),
          after: raised.first_price_fen,
        },
        {
          column: 'refused_categories',
          before: first!.rate.refusedCategories
            .filter((refusedCategory) => refusedCategory !== 'weapon')
            .toSorted()
            .join(' '),
          after: '',
        },
      ],
    },
  ])
})
