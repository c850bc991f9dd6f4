import { beforeAll, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let fang: Person
let lin: Person
let line: string
let zone: string
let country: string
let firstFen: number

const price = (body: object) =>
  fang.call('POST /staff/shipping_lines/{id}/prices/preview', { params: { id: line }, body })
const change = async (body: object, compared?: string) =>
  fang.call('POST /staff/shipping_lines/{id}/prices', {
    params: { id: line },
    body: { name: 'By hand', compared: compared ?? (await price(body)).compared, ...body },
  })
const zones = async () =>
  (await fang.call('GET /staff/shipping_lines')).lines.find(({ id }) => id === line)!.zones

beforeAll(async () => {
  // The policy of prices has tests of its own (guard-prices.test.ts).
  await given.limits(world, 'shipping_prices', { alonePerMille: 1e9, mostPerMille: 1e9, aloneDayTimes: 100 })
  fang = await world.staff('fang', ['finance'])
  lin = await world.staff('lin', ['support'])
  const { lines } = await fang.call('GET /staff/shipping_lines')
  const found = lines
    .flatMap((known) => known.zones.map((served) => ({ line: known.id, served })))
    .find(({ served }) => served.countries.length > 2)!
  line = found.line
  zone = found.served.zone
  country = found.served.countries[1]!
  firstFen = found.served.first_price_fen
  world.clock.advance({ minutes: 1 })
})

test('a preview shows the price of ten packages, and stores nothing', async () => {
  const before = await zones()
  const preview = await price({ zone, prices: { first_price_fen: firstFen + 1_000 } })
  expect(preview.examples).toHaveLength(10)
  for (const { before_fen, after_fen } of preview.examples)
    if (before_fen !== null) expect(after_fen).toBe(before_fen + 1_000)
  expect(preview.changes).toMatchObject([{ kind: 'changed', fields: [{ column: 'first_price_fen' }] }])
  expect(await zones()).toEqual(before)
})

test('a country gets its own price immediately, the others of its zone keep theirs, and the change is logged', async () => {
  const card = await change({ country, prices: { first_price_fen: firstFen + 500 } })
  expect(card).toMatchObject({ state: 'in_force', lines: [line] })
  const now = await zones()
  const of = (code: string) => now.find(({ countries }) => countries.includes(code))!
  expect(of(country)).toMatchObject({ countries: [country], first_price_fen: firstFen + 500 })
  expect(now.find((served) => served.zone === zone)!.first_price_fen).toBe(firstFen)
  const ada = await world.staff('ada', ['admin'])
  const { items } = await ada.call('GET /staff/audit', { query: { action: 'change_line_prices' } })
  expect(items).toHaveLength(1)
})

test('a change for a later day applies from that day, and an earlier one ends there', async () => {
  world.clock.advance({ minutes: 1 })
  const at = new Date(world.clock.now().getTime() + 86_400_000).toISOString()
  expect(await change({ per_mille: 100, effective_from: at })).toMatchObject({ state: 'scheduled' })
  expect((await price({ zone, prices: { step_price_fen: 1 } })).until).toBe(at)
  await expectRefusal(change({ per_mille: 200, effective_from: at }), 'invalid_input')
})

test('a change that is in the past, unknown, without effect, or compared with other prices is refused', async () => {
  const yesterday = new Date(world.clock.now().getTime() - 86_400_000).toISOString()
  for (const body of [
    { zone, prices: { first_price_fen: 1 }, effective_from: yesterday },
    { zone: 'nowhere', prices: { first_price_fen: 1 } },
    { zone, prices: {} },
    { zone, prices: { first_price_fen: -1 } },
    { zone, prices: { first_price_fen: 1e15 } },
    { zone, prices: { first_grams: 0 } },
    { prices: { first_price_fen: 1 } },
    { per_mille: 0 },
    { per_mille: -1_000 },
    {},
  ])
    await expectRefusal(price(body), 'invalid_input')
  await expectRefusal(change({ zone, prices: { step_price_fen: 7 } }, 'of yesterday'), 'out_of_date')
  await expectRefusal(
    fang.call('POST /staff/shipping_lines/{id}/prices/preview', {
      params: { id: 'NO-SUCH-LINE' },
      body: { per_mille: 10 },
    }),
    'not_found',
  )
})

test('only finance changes prices', async () => {
  await expectRefusal(
    lin.call('POST /staff/shipping_lines/{id}/prices', {
      params: { id: line },
      body: { name: 'x', compared: 'x', per_mille: 10 },
    }),
    'forbidden',
  )
})
