import { CallError } from '@longhaul/contract/client.ts'
import type { Person } from '../../test/world.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let fay: Person
let original: string

beforeAll(async () => {
  // The policy of prices has tests of its own (guard-prices.test.ts).
  await given.limits(world, 'shipping_prices', { alonePerMille: 1e9, mostPerMille: 1e9, aloneDayTimes: 100 })
  fay = await world.staff('fay', ['finance'])
  original = (await fay.call('GET /staff/rate_cards/export', { query: { line_id: 'EXP-HK' } })).csv
})

const file = (content: string | Uint8Array<ArrayBuffer>) => new Blob([content], { type: 'text/csv' })
const preview = (csv: string | Uint8Array<ArrayBuffer>, query = {}) =>
  fay.call('POST /staff/rate_cards/preview', { query, body: file(csv) })
const importCard = async (csv: string, query: { effective_from?: string; withdrawals?: 'yes' } = {}) => {
  // Two cards of a line cannot take effect at the same moment.
  world.clock.advance({ minutes: 1 })
  const { compared } = await preview(csv, query)
  return await fay.call('POST /staff/rate_cards', {
    query: { name: 'Spring', compared, ...query },
    body: file(csv),
  })
}
/** Raises the first price of express to Germany in a card. */
const raised = (csv: string, byFen = 100) =>
  csv.replace(/^(EXP-HK,X10,(?:"[^"]*"|[^,]*),[^,]*,[^,]*,\d+,)(\d+)/m, (_, head: string, fen: string) => {
    return head + String(Number(fen) + byFen)
  })
const priceOf = async (country = 'DE') => {
  const { options } = await world.caller()('GET /shipping/prices', { query: { country, weight_grams: 500 } })
  return options.find((entry) => entry.option === 'express')!.first_price_fen
}
const stored = () =>
  world.db
    .selectFrom('shipping_rates')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()

test('importing an exported card changes nothing', async () => {
  const { csv, rows, file_name } = await fay.call('GET /staff/rate_cards/export')
  expect(rows).toBe(96)
  expect(file_name).toBe('rate-card-2026-11-02.csv')
  expect(await preview(csv)).toMatchObject({ rows: 96, fault_count: 0, faults: [], changes: [] })
})

test('a card says where its lines pay duty and tax without a limit on the value of goods', async () => {
  const { csv } = await fay.call('GET /staff/rate_cards/export')
  expect((await preview(csv)).unlimited).toEqual([])
  const set = (duty_paid_up_to: string) =>
    world.db.updateTable('shipping_lines').set({ duty_paid_up_to }).where('id', '=', 'DIR-DDP').execute()
  await set('EU 150 EUR')
  const { unlimited } = await preview(csv)
  expect(unlimited.map(({ line_id }) => line_id)).toEqual(['DIR-DDP'])
  expect(unlimited[0]!.countries).toContain('GB')
  expect(unlimited[0]!.countries).not.toContain('DE')
  await set('EU 150 EUR, GB 135 GBP, * 800 USD')
})

test('a card says where its lines bill duty and tax, and where they would but do not go', async () => {
  const { csv } = await fay.call('GET /staff/rate_cards/export')
  expect((await preview(csv)).billed).toEqual([])
  const set = (duty_markup: string) =>
    world.db.updateTable('shipping_lines').set({ duty_markup }).where('id', '=', 'DIR-DDP').execute()
  await set('GB 2% min 12.50 CNY, KP 3%')
  expect((await preview(csv)).billed).toEqual([{ line_id: 'DIR-DDP', countries: ['GB'], unserved: ['KP'] }])
  await set('')
})

test('a card is previewed, takes effect at its moment, and gives way to the one before when withdrawn', async () => {
  const old = (await priceOf())!
  const csv = raised(original)
  const from = new Date(world.clock.now().getTime() + 3_600_000).toISOString()
  const shown = await preview(csv, { effective_from: from })
  expect(shown.changes).toEqual([
    expect.objectContaining({
      line_id: 'EXP-HK',
      kind: 'changed',
      fields: [{ column: 'first_price_fen', before: String(old), after: String(old + 100) }],
    }),
  ])
  expect(shown.changes[0]?.countries).toContain('DE')

  const card = await importCard(csv, { effective_from: from })
  expect(card).toMatchObject({
    state: 'scheduled',
    lines: ['EXP-HK'],
    staff_name: 'fay',
    effective_from: from,
  })
  expect(await priceOf()).toBe(old)
  await fay.call('POST /staff/rate_cards/{id}/withdraw', { params: { id: card.id } })
  world.clock.advance({ hours: 2 })
  expect(await priceOf()).toBe(old)

  const again = await importCard(csv)
  expect(await priceOf()).toBe(old + 100)
  await expectRefusal(
    fay.call('POST /staff/rate_cards/{id}/withdraw', { params: { id: again.id } }),
    'transition_not_allowed',
  )
  world.clock.advance({ minutes: 1 })
  await importCard(original)
  expect(await priceOf()).toBe(old)
  const { cards } = await fay.call('GET /staff/rate_cards')
  expect(cards.map((entry) => entry.state)).toEqual(['in_force', 'past', 'withdrawn', 'in_force'])
  expect(cards.at(-1)).toMatchObject({ name: 'Starting rates', staff_name: null, zones: 96 })
})

test('cards scheduled for successive moments take effect in succession', async () => {
  const old = (await priceOf())!
  const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000).toISOString()
  const late = await importCard(raised(original, 900), { effective_from: at(20) })
  const soon = at(10)
  await importCard(raised(original, 500), { effective_from: soon })
  await expectRefusal(importCard(original, { effective_from: soon }), 'invalid_input')
  world.clock.advance({ minutes: 10 })
  expect(await priceOf()).toBe(old + 500)
  await fay.call('POST /staff/rate_cards/{id}/withdraw', { params: { id: late.id } })
  world.clock.advance({ minutes: 11 })
  expect(await priceOf()).toBe(old + 500)
  await importCard(original)
})

describe('a card with any error is refused completely', () => {
  const first = () => original.split('\n')[1]!
  const cases: [string, () => string | Uint8Array<ArrayBuffer>, string][] = [
    ['overlap', () => `${original}${first().replace(',X01,', ',X99,')}\n`, 'countries overlap HK, 2'],
    ['gap', () => original.replace('HK MO TW', 'HK MO'), 'countries gap TW'],
    ['unknown country', () => original.replace('HK MO TW', 'HK MO TW ZZ'), 'countries unknown_country ZZ'],
    ['negative price', () => original.replace(/,9500,/, ',-9500,'), 'first_price_fen negative -9500'],
    ['not whole', () => original.replace(/,9500,/, ',95.00,'), 'first_price_fen not_whole 95.00'],
    ['wrong columns', () => original.replace('step_grams', 'step'), 'step_grams missing_column'],
    ['cells', () => original.replace('HK MO TW', 'HK,MO,TW'), ' cell_count 23/21'],
    [
      'unclosed quote',
      () => original.replace('"Hong Kong', 'x"Hong Kong'),
      ' unreadable INVALID_OPENING_QUOTE',
    ],
    ['unknown line', () => original.replace('EXP-HK,X01', 'EXP-XX,X01'), 'line unknown_line EXP-XX'],
    ['empty', () => `${original.split('\n')[0]}\n`, ' empty'],
    ['100,000 rows', () => original + `${first()}\n`.repeat(100_000 - 20), ' too_many_rows'],
    ['UTF-16', () => new Uint8Array(Buffer.from(`\ufeff${original}`, 'utf16le')), ' encoding UTF-16'],
    [
      'GBK',
      () => {
        const [head, tail] = original.split('日本')
        return new Uint8Array(
          Buffer.concat([Buffer.from(head!), Buffer.from([0xc8, 0xd5]), Buffer.from(tail!)]),
        )
      },
      'zone_zh encoding',
    ],
    ['not a table', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), ' encoding'],
  ]
  test.each(cases)('%s', async (_, content, expected) => {
    const before = await stored()
    const { faults, fault_count, changes, compared } = await preview(content())
    expect(fault_count).toBeGreaterThan(0)
    expect(changes).toEqual([])
    expect(faults.map((fault) => `${fault.column} ${fault.problem} ${fault.detail}`).join('\n')).toContain(
      expected.trim(),
    )
    expect(faults.every((fault) => fault.row >= 1)).toBe(true)
    const refused = await expectRefusal(
      fay.call('POST /staff/rate_cards', { query: { name: 'x', compared }, body: file(content()) }),
      'invalid_input',
    )
    expect(refused.data['fault_count']).toBe(fault_count)
    expect(await stored()).toEqual(before)
  })

  test('a destination may be left out deliberately, and is then refused', async () => {
    const { changes } = await preview(original.replace('HK MO TW', 'HK MO'), { withdrawals: 'yes' })
    expect(changes).toEqual([{ line_id: 'EXP-HK', kind: 'removed', countries: ['TW'], fields: [] }])
    await importCard(original.replace('HK MO TW', 'HK MO'), { withdrawals: 'yes' })
    expect(await priceOf('TW')).toBeNull()
    // A destination that has no prices gets its own from two people.
    const back = await importCard(original)
    expect(back.state).toBe('unconfirmed')
    const second = await world.staff('bea', ['finance'])
    await second.call('POST /staff/rate_cards/{id}/confirm', { params: { id: back.id }, body: {} })
  })

  test('a card that was compared with other prices, or begins in the past', async () => {
    const { compared } = await preview(original)
    world.clock.advance({ minutes: 1 })
    await importCard(raised(original))
    const query = { name: 'x', compared }
    await expectRefusal(fay.call('POST /staff/rate_cards', { query, body: file(original) }), 'out_of_date')
    await expectRefusal(preview(original, { effective_from: '2026-11-01T00:00:00Z' }), 'invalid_input')
    world.clock.advance({ minutes: 1 })
    await importCard(original)
  })

  test('a file of more than 64 MB', async () => {
    const huge = new Uint8Array(64 * 1024 * 1024 + 1).fill(0x61)
    await expect(preview(huge)).rejects.toSatisfy(
      (error: unknown) => error instanceof CallError && error.error === 'too_large',
    )
  })
})

test('an existing quote never changes', async () => {
  const ana = await world.shopper('ana')
  const packer = await world.staff('pak', ['warehouse'])
  const { id } = await given.aParcel(ana, [await given.stock(world, ana, packer)])
  const read = () => world.db.selectFrom('parcels').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const { rate, estimated_fen, estimated_fees } = await read()
  const csv = (await fay.call('GET /staff/rate_cards/export')).csv
  world.clock.advance({ minutes: 1 })
  await importCard(csv.replace(/^((?:[^,"]*|"[^"]*")(?:,(?:[^,"]*|"[^"]*")){5},)(\d+)/gm, '$199999'))
  expect(await read()).toMatchObject({ rate, estimated_fen, estimated_fees })
})

test('support may view cards but not import them', async () => {
  const sue = await world.staff('sue', ['support'])
  await sue.call('GET /staff/rate_cards')
  await expectRefusal(
    sue.call('POST /staff/rate_cards/preview', { query: {}, body: file(original) }),
    'forbidden',
  )
})
