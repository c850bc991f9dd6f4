import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let office: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  office = await world.staff('hu', ['support'])
})

const trade = () => office.call('GET /staff/trade')
const days = (country: string) => world.caller()('GET /shipping/days', { query: { country } })
const count = () => world.runJob('count-trade', {})

/** Sets the time at which a package left and the days that it took. */
const took = (id: string, leftDaysAgo: number, daysLong: number) => {
  const left = new Date(world.clock.now().getTime() - leftDaysAgo * 86_400_000)
  const there = new Date(left.getTime() + daysLong * 86_400_000)
  return sql`update parcels set shipped_at = ${left}, delivered_at = ${there} where id = ${id}`.execute(
    world.db,
  )
}

test('a new shop has nothing to show', async () => {
  await count()
  expect(await trade()).toEqual({ sellers: [], lines: [], losses: [], alone: [] })
  expect(await days('DE')).toEqual({ lines: [] })
})

test('shipping methods by transit days; shoppers see figures from five packages on', async () => {
  const ids: string[] = []
  for (let at = 0; at < 5; at += 1) {
    const stockId = await given.stock(world, ana, packer)
    ids.push((await given.aShippedParcel(world, ana, packer, [stockId])).id)
  }
  for (const [at, id] of ids.slice(0, 4).entries()) await took(id, 20, 5 + at)
  await count()
  const [line] = (await trade()).lines
  expect(line).toMatchObject({ parcels: 4, median_days: 7, p90_days: 8, late: 0 })
  expect(line!.months).toHaveLength(1)
  expect((await days(line!.country)).lines).toEqual([])

  await took(ids[4]!, 20, 300)
  await count()
  await count()
  const again = (await trade()).lines
  expect(again).toHaveLength(1)
  expect(again[0]).toMatchObject({ parcels: 5, median_days: 7, late: 1 })
  const lines = (await days(line!.country)).lines
  expect(lines).toMatchObject([{ line_id: line!.line_id, parcels: 5, median_days: 7, p90_days: 184 }])
  expect(lines[0]!.months).toMatchObject([{ parcels: 5, median_days: 7 }])
  expect((await days('FR')).lines).toEqual([])
})

test('packages older than a year no longer count', async () => {
  await sql`update parcels set shipped_at = shipped_at - interval '400 days', delivered_at = delivered_at - interval '400 days'`.execute(
    world.db,
  )
  await count()
  expect((await trade()).lines).toEqual([])
})

test('packages sent before this shop kept records count as well', async () => {
  const ago = (number: number) => new Date(world.clock.now().getTime() - number * 86_400_000)
  await world.db
    .insertInto('earlier_travels')
    .values(
      [6, 7, 8, 9, 20].map((taken) => ({
        country: 'DE',
        line_id: 'PST-EMS',
        shipped_at: ago(40),
        delivered_at: ago(40 - taken),
        promised_min: 5,
        promised_max: 10,
      })),
    )
    .execute()
  await count()
  const { lines } = await world.caller()('GET /shipping/days', { query: { country: 'DE' } })
  expect(lines).toMatchObject([{ line_id: 'PST-EMS', parcels: 5, median_days: 8, p90_days: 16 }])
  await world.db.deleteFrom('earlier_travels').execute()
  await count()
})

test('sellers by problems found at the dock', async () => {
  const goods = (item: string, shop: string, arrived: number, problems: object) => ({
    platform: 'taobao',
    item_id: item,
    shop,
    kind: null,
    fold: 'learn' as const,
    arrived,
    problems: JSON.stringify(problems),
    days_p10: 2,
    days_p50: 4,
    days_p90: 9,
    learned_at: world.clock.now(),
  })
  await world.db
    .insertInto('goods_knowledge')
    .values([
      goods('1', 'taobao good', 50, {}),
      goods('2', 'taobao bad', 10, { damaged: 3, sent_wrong: 1 }),
      goods('3', 'taobao bad', 10, {}),
      goods('4', '', 90, { damaged: 80 }),
    ])
    .execute()
  await count()
  expect((await trade()).sellers).toMatchObject([
    { shop: 'taobao bad', products: 2, arrived: 20, problems: 4, problem_per_mille: 200, p90_days: 9 },
    { shop: 'taobao good', problems: 0, returned: 0, median_days: 4 },
  ])
})

test('coupon discounts on the fee and the freight count as costs of the goods, unless they are cancelled', async () => {
  const finance = await world.staff('fay', ['finance'])
  const bob = await world.shopper('bob')
  await given.money(world, bob, 200_000)
  const couponId = await given.aCoupon(finance, bob, { amount_fen: 1_000 })
  const order = await given.aPaidOrder(world, bob, { items: 2, line: { unit_price_fen: 20_000 }, couponId })
  const losses = async () => {
    await count()
    return (await trade()).losses.map(({ bought, discount_fen }) => ({ bought, discount_fen }))
  }
  const shares = await world.db
    .selectFrom('order_items')
    .select(['id', 'discount_fen'])
    .where('discount_fen', '>', 0)
    .execute()
  expect(shares.reduce((sum, { discount_fen }) => sum + discount_fen, 0)).toBe(1_000)
  const sums = async () => (await losses()).reduce((sum, { discount_fen }) => sum + discount_fen, 0)
  expect(await sums()).toBe(1_000)
  await bob.call('POST /order_items/{id}/cancel', { params: { id: order.itemIds[0]! }, body: {} })
  const left = await world.db
    .selectFrom('order_items')
    .select('discount_fen')
    .where('id', '=', order.itemIds[1]!)
    .executeTakeFirstOrThrow()
  expect(await sums()).toBe(left.discount_fen)
  await bob.call('POST /order_items/{id}/cancel', { params: { id: order.itemIds[1]! }, body: {} })
  expect(await sums()).toBe(0)
})

test('a freight coupon counts from the day its package left, divided among the contents', async () => {
  const finance = await world.staff('flo', ['finance'])
  const buyer = await world.staff('bai', ['buyer'])
  const cat = await world.shopper('cat')
  const losses = async () => {
    await count()
    const { rows } = await sql<{ item_id: string; fen: number }>`
      select item_id, discount_fen as fen from goods_trade where discount_fen > 0 order by item_id`.execute(
      world.db,
    )
    return rows
  }
  const before = await losses()
  const bought = await given.aShelvedItem(world, cat, { buyer, packer }, { line: { unit_price_fen: 9_000 } })
  // Sent in by the shopper: not a seller's goods, but a third of the package all the same.
  const own = [await given.stock(world, cat, packer), await given.stock(world, cat, packer)]
  const coupon_id = await given.aCoupon(finance, cat, { purpose: 'shipping', amount_fen: 1_500 })
  const parcel = await given.aPaidParcel(world, cat, [bought.stockId, ...own], { coupon_id })
  expect(await losses()).toEqual(before)
  await given.pickAll(packer, parcel.id)
  await given.pack(packer, parcel.id)
  await given.ship(packer, parcel.id)
  const { item_id } = await world.db
    .selectFrom('order_items')
    .where('id', '=', bought.itemId)
    .select('item_id')
    .executeTakeFirstOrThrow()
  const fenOf = (rows: typeof before) => rows.find((row) => row.item_id === item_id)?.fen ?? 0
  const after = await losses()
  expect(fenOf(after) - fenOf(before)).toBe(500)
  expect(after.reduce((sum, { fen }) => sum + fen, 0) - before.reduce((sum, { fen }) => sum + fen, 0)).toBe(
    500,
  )
})

test.each(['sellers', 'lines', 'losses', 'alone'])(
  '%s can be exported as CSV, by staff only',
  async (part) => {
    const url = `/api/v1/staff/trade/${part}.csv`
    const sheet = await world.app.inject({ url, headers: { authorization: office.token } })
    expect(sheet.statusCode).toBe(200)
    expect(sheet.body).toContain(',')
    expect((await world.app.inject({ url })).statusCode).toBe(401)
    expect(
      (await world.app.inject({ url, headers: { authorization: ana.token } })).statusCode,
    ).toBeGreaterThan(400)
  },
)
