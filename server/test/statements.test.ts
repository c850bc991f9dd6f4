import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderOf } from './cart-line.ts'
import { countStatements } from './count-statements.ts'
import * as given from './given.ts'
import { PASSWORD, type Person, testWorld } from './world.ts'

/*
 * The number of statements per call, a figure that does not depend on the load of the machine. Caches are
 * warm, as in a server that has been running.
 */

const world = testWorld()
let ana: Person
let statements: ReturnType<typeof countStatements>

beforeAll(async () => {
  statements = countStatements(world.pool)
  ana = await world.shopper('ana')
  await given.money(world, ana, 1_000_000)
  for (let count = 0; count < 3; count++) await given.aPaidOrder(world, ana)
})

/** The number of statements of the second of two calls. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  await work()
  const sent = await statements.during(work)
  return sent.length
}

test('log-in', async () => {
  const login = () => world.caller()('POST /login', { body: { email: ana.email, password: PASSWORD } })
  expect(await costOf(login)).toBe(4)
})

test('profile', async () => {
  expect(await costOf(() => ana.call('GET /users/info'))).toBe(2)
})

test('add to cart', async () => {
  expect(await costOf(() => given.aCartItem(ana))).toBe(5)
})

test('read cart', async () => {
  expect(await costOf(() => ana.call('GET /cart'))).toBe(4)
})

test('checkout: placing and paying', async () => {
  let placed: { id: string; totalFen: number } | undefined
  const place = async () => {
    const id = await given.aCartItem(ana)
    const { amounts, contact } = await ana.call('POST /orders/preview', { body: { cart_item_ids: [id] } })
    return async () => {
      const { order_ids, total_fen } = await ana.call(
        'POST /orders',
        {
          body: orderOf([id], { totalFen: amounts.total_fen, contact }),
        },
        { idempotencyKey: randomUUID() },
      )
      placed = { id: order_ids[0]!, totalFen: total_fen }
    }
  }
  const pay = () =>
    ana.call(
      'POST /payments',
      { body: { order_ids: [placed!.id], method: 'balance', expected_total_fen: placed!.totalFen } },
      { idempotencyKey: randomUUID() },
    )
  const sent = await statements.during(await place())
  const paid = await statements.during(pay)
  expect([sent.length, paid.length]).toEqual([7, 13])
})

test('recording the expected cost of a minute’s orders', async () => {
  await world.runJob('save-expectations', {})
  const orders = 6
  for (let count = 0; count < orders; count++) await given.anOrder(ana)
  const keep = () => world.runJob('save-expectations', {})
  const sent = await statements.during(keep)
  // One statement per order, and a fixed number for all of them.
  expect(sent.length).toBeLessThanOrEqual(orders + 8)
  expect(await statements.during(keep)).toHaveLength(1)
})

test('own orders', async () => {
  expect(await costOf(() => ana.call('GET /orders', { query: { limit: 20 } }))).toBe(2)
})

test('an article', async () => {
  expect(await costOf(() => world.caller()('GET /article/{id}', { params: { id: 1 } }))).toBe(0)
})

describe('planned as by a server', () => {
  // Elsewhere in the tests each statement is planned once whatever it is (global-setup.ts). The connections
  // are new, because PostgreSQL compares costs with those of a statement's earlier plan, which may be from a
  // file with many more rows.
  beforeAll(async () => {
    const used = await everyConnection()
    for (const client of used) client.release(true)
    await onEveryConnection('set plan_cache_mode = auto')
  })
  afterAll(async () => void (await onEveryConnection('reset plan_cache_mode')))

  test('frequent calls of a shopper are planned once, not for each call', async () => {
    const everything = async () => {
      await world.caller()('POST /login', { body: { email: ana.email, password: PASSWORD } })
      await ana.call('GET /users/info')
      await given.aPaidOrder(world, ana)
      await ana.call('GET /cart')
      await ana.call('GET /orders', { query: { limit: 20 } })
    }
    const { plannedAgain, reused } = await plansDuring(async () => {
      // Several connections take turns, and each chooses a kept plan only after five of its own.
      for (let count = 0; count < 24; count++) await everything()
    })
    expect(plannedAgain).toEqual([])
    expect(reused.length).toBeGreaterThan(10)
  })

  test('the console’s search is planned once, whatever is typed', async () => {
    const ada = await world.staff('ada', ['admin'])
    const typed = ['B1', 'O2', 'sh', 'an', 'LH', 'T9', 'ana', '%%', '茶杯', 'R1', 'W5', 'P3']
    const { plannedAgain, reused } = await plansDuring(async () => {
      for (const q of typed) await ada.call('GET /staff/finds', { query: { q } })
    })
    expect(plannedAgain).toEqual([])
    expect(reused.filter((statement) => statement.includes('union all'))).toHaveLength(1)
  })
})

type Planned = { name: string; statement: string; custom: number; generic: number }

/**
 * The statements that a connection planned more than five times meanwhile, and those for which it used a kept
 * plan: after five PostgreSQL chooses.
 */
async function plansDuring(work: () => Promise<void>) {
  const plans = () =>
    onEveryConnection<Planned>(
      'select name, statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements',
    )
  const earlier = await plans()
  await work()
  const later = await plans()
  const grown = (field: 'custom' | 'generic', more: number) =>
    later.flatMap((rows, connection) =>
      rows.filter((row) => {
        const before = earlier[connection]!.find(({ name }) => name === row.name)
        return row[field] - (before?.[field] ?? 0) > more
      }),
    )
  const statementsOf = (rows: readonly Planned[]) => [...new Set(rows.map(({ statement }) => statement))]
  return { plannedAgain: statementsOf(grown('custom', 5)), reused: statementsOf(grown('generic', 0)) }
}

/** Runs a statement on each connection of the pool; the answers are in the order of their processes. */
async function onEveryConnection<T extends object>(sql: string): Promise<T[][]> {
  const clients = await everyConnection()
  try {
    const answers = await Promise.all(
      clients.map(async (client) => {
        const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
        return { pid: own[0]!.pid, rows: (await client.query<T>(sql)).rows }
      }),
    )
    return answers.toSorted((one, other) => one.pid - other.pid).map(({ rows }) => rows)
  } finally {
    for (const client of clients) client.release()
  }
}

const everyConnection = () =>
  Promise.all(Array.from({ length: world.pool.options.max }, () => world.pool.connect()))
