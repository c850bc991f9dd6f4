import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { sql } from 'kysely'
import { someOf } from '@longhaul/domain/form.test-support.ts'
import { beforeAll, expect, test } from 'vitest'
import { type Schema, put, wholeSample } from './contract-samples.ts'
import { type Person, testWorld } from './world.ts'

/*
 * Invalid amounts, in every field of every call that takes an amount. Generated from the contract: a field is
 * an amount if its name ends with a unit. Each is refused by its name before anything is looked up, and
 * nothing is written.
 */

const world = testWorld()
let ana: Person
let admin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  admin = await world.staff('admin', ['admin'])
})

/** Negative, fractional, enormous, not a number. JSON has neither NaN nor infinity: they arrive as null. */
const NO_AMOUNTS: readonly unknown[] = [
  -1,
  -0.01,
  0.5,
  10.000_000_1,
  2 ** 53,
  1e21,
  1e30,
  '-1',
  '1e3',
  '12.50',
  '１００',
  'NaN',
  'Infinity',
  '0x10',
  'ten',
  '',
  true,
  [100],
  {},
]

/** Calls that accept negative amounts: a correction may reduce a balance. */
const MAY_BE_NEGATIVE = new Set(['POST /staff/adjustments'])

const AMOUNT = /_(fen|minor)$/

/** The paths of the amounts in a body: `declaration.0.value_fen`. */
function amountsIn(schema: Schema, path: readonly string[] = []): string[][] {
  if (schema.items) return amountsIn(schema.items, [...path, '0'])
  if (schema.anyOf) return schema.anyOf.flatMap((entry) => amountsIn(entry, path))
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    AMOUNT.test(name) ? [[...path, name]] : amountsIn(inner, [...path, name]),
  )
}

const places = allRoutes.flatMap((route) =>
  route.body
    ? amountsIn(route.body as Schema).map((path) => [route.spec, path.join('.'), route] as const)
    : [],
)

test('there are amounts to test', () => expect(places.length).toBeGreaterThan(15))

test.each(places)('%s refuses an invalid %s', async (spec, path, route) => {
  const before = await written()
  for (const value of someOf(NO_AMOUNTS, 2, (spec.length + path.length) % 2)) {
    if (value === -1 && MAY_BE_NEGATIVE.has(route.spec)) continue
    const body = put(wholeSample(route.body as Schema), path.split('.'), value)
    const { status, data } = await send(route, body)
    const what = `${JSON.stringify(value)}: ${JSON.stringify(data)}`
    expect([status, data?.error], what).toEqual([400, 'invalid_input'])
    expect(Object.keys(data?.fields ?? {}).join(' '), what).toContain(path.split('.')[0])
  }
  expect(await written()).toEqual(before)
})

async function send(route: Route, body: unknown) {
  const params = route.params ? (wholeSample(route.params as Schema) as Record<string, string>) : {}
  const response = await world.inject({
    method: route.method,
    url: `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name]!)}`,
    headers: {
      authorization: typeof route.who === 'object' ? admin.token : ana.token,
      'content-type': 'application/json',
    },
    payload: JSON.stringify(body),
  })
  const { data } = JSON.parse(response.body) as {
    data: { error?: string; fields?: Record<string, string> } | null
  }
  return { status: response.statusCode, data }
}

const written = async () =>
  (
    await sql`select (select count(*) from ledger_transactions) as moved, (select count(*) from recharges) as recharges,
      (select count(*) from payments) as payments, (select count(*) from withdrawals) as withdrawals,
      (select count(*) from orders) as orders, (select count(*) from cart_items) as lines`.execute(world.db)
  ).rows
