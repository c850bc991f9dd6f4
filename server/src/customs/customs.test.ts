import { readFile } from 'node:fs/promises'
import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { estimateTaxOf } from './estimate-tax.ts'

const world = testWorld()
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const rulesOf = (country: string, who = ana) => who.call('GET /customs/rules', { query: { country } })
const NOVEMBER = new Date('2026-11-21T00:00:00Z')
const estimate = (country: string, valueFen: number, now = NOVEMBER) =>
  estimateTaxOf(
    world.db,
    country,
    { lines: [{ hsCode: '610910', valueFen }], freightFen: 10_000 },
    { now, mode: 'ddu' },
  )

describe('the rules of a country', () => {
  test('are its own and its union’s current rules, with the exchange rates for their limits', async () => {
    const { country_name, day, rules, rates } = await rulesOf('FR')
    expect([country_name, day]).toEqual(['France', '2026-11-02'])
    expect(rules.map((rule) => [rule.place, rule.kind])).toEqual([
      ['EU', 'flat_duty'],
      ['EU', 'duty'],
      ['EU', 'note'],
      ['EU', 'note'],
      ['FR', 'fee'],
      ['FR', 'vat'],
    ])
    expect(rules[0]).toMatchObject({
      within_minor: 15_000,
      amount_minor: 300,
      per: 'hs_code',
      currency: 'EUR',
    })
    expect(rates).toEqual([{ currency: 'EUR', rate_nanos: 7_620_525_275, quoted_on: '2026-09-29' }])
  })

  test('are shown in the caller’s language', async () => {
    const mei = await world.shopper('mei', { lang: 'zh' })
    expect((await rulesOf('DE', mei)).rules.at(-1)?.note).toContain('增值税')
  })

  test('are missing for a country that our table does not know, and the reply says so', async () => {
    expect(await rulesOf('PG')).toMatchObject({ rules: [], rates: [] })
    expect(await estimate('PG', 10_000)).toMatchObject({ known: 'no', total_fen: 0 })
  })

  test('are not found for a country that does not exist', async () => {
    await expectRefusal(rulesOf('XX'), 'not_found')
    await expectRefusal(rulesOf('Germany'), 'invalid_input')
    await expectRefusal(rulesOf('fr'), 'invalid_input')
  })
})

describe('the rules of the table', () => {
  test('France: three euros a tariff number, two a line, and a fifth of it all', async () => {
    const { rows } = await estimate('FR', 30_000)
    const duty = Math.ceil((300 * 7_620_525_275) / 1e9)
    expect(rows.map((row) => [row.kind, row.fee_fen])).toEqual([
      ['flat_duty', duty],
      ['vat', Math.ceil((40_000 + duty) / 5)],
      ['fee', Math.ceil((200 * 7_620_525_275) / 1e9)],
    ])
  })

  test('the United States: unknown since the surcharge ended', async () => {
    expect((await estimate('US', 30_000, new Date('2026-07-23T12:00:00Z'))).known).toBe('partly')
    expect((await estimate('US', 30_000, new Date('2026-07-24T12:00:00Z'))).known).toBe('no')
  })

  test('Australia: nothing up to a thousand dollars, ten per cent above', async () => {
    expect(await estimate('AU', 400_000)).toMatchObject({ known: 'yes', total_fen: 0, rows: [] })
    expect((await estimate('AU', 500_000)).rows.map((row) => row.fee_fen)).toEqual([null, 51_000])
  })

  test('Britain: tax on everything, duty above 135 pounds', async () => {
    expect((await estimate('GB', 100_000)).rows.map((row) => row.kind)).toEqual(['vat'])
    expect((await estimate('GB', 200_000)).rows.map((row) => row.kind)).toEqual(['duty', 'vat'])
  })

  test('Hong Kong charges nothing, and that is known', async () => {
    expect(await estimate('HK', 100_000)).toMatchObject({ known: 'yes', total_fen: 0 })
  })
})

test('the file: every country is known, every limit has a rate, no two taxes overlap, every row has a source', async () => {
  const text = await readFile(new URL('../../seed/import-rules.csv', import.meta.url), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true })
  const countries = new Set(
    (await world.db.selectFrom('countries').select('code').execute()).map((row) => row.code),
  )
  const currencies = new Set(
    (await world.db.selectFrom('exchange_rates').select('currency').execute()).map((row) => row.currency),
  )
  for (const row of rows) {
    expect(row['place'] === 'EU' || countries.has(row['place']!), row['place']).toBe(true)
    expect(row['source'], row['note_en']).not.toBe('')
    const counted = row['above_minor'] || row['within_minor'] || row['amount_minor']
    if (counted) expect(currencies.has(row['currency']!), `${row['place']} ${row['currency']}`).toBe(true)
  }
  for (const member of EU)
    expect(
      rows.filter((row) => row['place'] === member && row['kind'] === 'vat'),
      member,
    ).toHaveLength(1)
})
