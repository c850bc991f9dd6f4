import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { isLong, someOf } from '@longhaul/domain/form.test-support.ts'
import * as given from './given.ts'
import { type Schema, sampleOf, seeded } from './openapi-samples.ts'
import { aWithdrawal } from './money-states.ts'
import { listening, request } from './sockets.ts'
import { PASSWORD, type Person, testWorld } from './world.ts'

/*
 * Access to other shoppers' data, generated from the contract: every shopper's call that takes an id, in its
 * path, its query or anywhere in its body, is made with ids of everything that another shopper has. Nothing
 * is revealed or changed; the owner's calls with the same ids do find the data. The other fields come
 * alternately from two samples. `npm test` makes each call with every second id; the long form,
 * strangers.long.test.ts, with every id and both samples.
 */

const world = testWorld()
const wire = listening(world)
let ana: Person
let bo: Person
/** One id from each table in which Ana has a row, by table. */
const things = new Map<string, string>()

beforeAll(async () => {
  const packer = await world.staff('packer', ['warehouse'])
  const buyer = await world.staff('buyer', ['buyer', 'support'])
  const fin = await world.staff('fin', ['finance'])
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  await given.money(world, bo, 1_000_000)
  await given.aCartItem(ana)
  await given.anOrder(ana)
  await given.aPaidOrder(world, ana)
  await given.aPurchasedItem(world, ana, buyer)
  await given.stock(world, ana, packer)
  await given.aParcel(ana, [await given.stock(world, ana, packer)])
  await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
  await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
  await given.aCoupon(fin, ana)
  await given.money(world, ana, 10_000)
  await given.aPlan(fin)
  await world.upload(ana, 'POST /uploads', 'attachment')
  await aWithdrawal({ world, who: ana, buyer, support: buyer, packer, fin, fin2: fin }, PASSWORD)
  await findThings()
})

async function findThings(): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.columns i on i.table_name = c.table_name and i.table_schema = 'public' and i.column_name = 'id' and i.data_type = 'uuid'
    where c.table_schema = 'public' and c.column_name = 'shopper_id'`.execute(world.db)
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`
      select id::text from ${sql.table(name)} where shopper_id = ${ana.id} limit 1`.execute(world.db)
    if (rows[0]) things.set(name, rows[0].id)
  }
  things.set('shoppers', ana.id)
}

/** Tables in which Ana must have rows, or this test would prove nothing. */
test('there is data of another shopper to reach for', () => {
  for (const table of [
    'orders',
    'order_items',
    'parcels',
    'stock_items',
    'addresses',
    'cart_items',
    'coupons',
    'files',
  ])
    expect([...things.keys()], table).toContain(table)
})

const ID = /(^|_)ids?$/
const shoppers = allRoutes.filter(({ who, path }) => typeof who === 'string' && !path.endsWith('/logout'))

const takesIds = (route: Route): boolean =>
  /\{\w+\}/.test(route.path) || idsIn(route.body).length > 0 || idsIn(route.query).length > 0

/** The names of id fields, at any depth. */
function idsIn(schema: unknown): string[] {
  const { properties = {}, items, anyOf = [] } = (schema ?? {}) as Schema
  const own = Object.entries(properties).flatMap(([name, inner]) => (ID.test(name) ? [name] : idsIn(inner)))
  return [...own, ...(items ? idsIn(items) : []), ...anyOf.flatMap(idsIn)]
}

/** A copy of the value with this id in every id field. */
function withId(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withId(item, id))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => {
    if (!ID.test(name)) return [name, withId(inner, id)]
    return [name, Array.isArray(inner) ? [id] : id]
  })
  return Object.fromEntries(fields) as unknown
}

const targets = shoppers.filter(takesIds).map((route) => [route.spec, route] as const)

test('there are calls that take ids', () => expect(targets.length).toBeGreaterThan(40))

test.each(targets)('%s reaches no data of another shopper', async (spec, route) => {
  const before = await everythingOf(ana)
  for (const [at, [table, id]] of someOf([...[...things].entries()], 2, spec.length % 2))
    for (const seed of isLong ? [1, 2] : [1 + (at % 4 < 2 ? 0 : 1)]) {
      const { status, text } = await reach(route, bo, id, seed)
      expect(status, `${table}: ${text.slice(0, 200)}`).toBeLessThan(500)
      for (const secret of [ana.email, ...numbers])
        expect(text, `${table} reveals ${secret}`).not.toContain(secret)
      if (route.who === 'anyone') await reach(route, undefined, id, seed)
    }
  expect(await everythingOf(ana)).toEqual(before)
})

test('the owner finds the data by the same ids', async () => {
  for (const [table, spec] of [
    ['orders', 'GET /orders/{id}'],
    ['parcels', 'GET /parcels/{id}'],
    ['addresses', 'GET /addresses/{id}'],
  ] as const) {
    const route = shoppers.find((shopper) => shopper.spec === spec)!
    expect((await reach(route, ana, things.get(table)!, 1)).status, spec).toBe(200)
  }
})

async function reach(route: Route, who: Person | undefined, id: string, seed: number) {
  const random = seeded(seed)
  const sample = (schema: unknown) => withId(sampleOf(schema as Schema, random), id)
  const path = route.path.replaceAll(/\{\w+\}/g, id)
  const query = route.query ? Object.entries(sample(route.query) as Record<string, unknown>) : []
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  const headers = {
    ...(who ? { authorization: who.token } : {}),
    ...(route.body ? { 'content-type': 'application/json' } : {}),
  }
  const body = route.body ? JSON.stringify(sample(route.body)) : ''
  return await wire.send(
    request(`${route.method} /api/v1${path}${search ? `?${search}` : ''}`, headers, body),
  )
}

let numbers: string[] = []
beforeAll(async () => {
  const { rows } = await sql<{ number: string }>`
    select number from orders where shopper_id = ${ana.id} union all select number from parcels where shopper_id = ${ana.id}`.execute(
    world.db,
  )
  numbers = rows.map((row) => row.number)
})

/** A fingerprint, by table, of the rows that belong to a shopper: it changes with any of them. */
async function everythingOf({ id }: Person): Promise<Record<string, string | null>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'shopper_id' order by 1`.execute(world.db)
  const marks = tables.map(
    ({ name }) => sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as mark
      from ${sql.table(name)} t where t.shopper_id = ${id}`,
  )
  const { rows } = await sql<{
    name: string
    mark: string | null
  }>`${sql.join(marks, sql` union all `)}`.execute(world.db)
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]))
}
