import { CallError } from '@longhaul/contract/client.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { sql } from 'kysely'
import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { isLong, someOf } from '@longhaul/domain/form.test-support.ts'
import { isAway } from '../src/platform/database/db.ts'
import { bookedBy } from './booked.ts'
import type { MoneyAction, Try } from './money-action.ts'
import { MONEY_ACTIONS, newKey } from './money-actions.ts'
import { MOVE_NO_MONEY } from './moneyless-routes.ts'
import { type Crew, aCrew } from './money-states.ts'
import { testWorld } from './world.ts'

/*
 * Every action that moves money, done many times concurrently on a real PostgreSQL, takes effect exactly
 * once: it writes the same rows and postings as a single execution. There are two variants: many independent
 * clients (two tabs, two devices, two members of staff), and one client that repeats its request (a double
 * click, a retry). Generated from the table of money actions. The long form, parallel-money.long.test.ts,
 * runs five times as many in parallel.
 */

/**
 * More than the pool has connections: as many transactions as possible run concurrently, and others wait for
 * a connection.
 */
const AT_ONCE = isLong ? 64 : 12

const world = testWorld({ manyAtOnce: true })
let crew: Crew
let people = 0

beforeAll(async () => {
  crew = await aCrew(world)
})

test('no idempotent route is missed', () => {
  const known = [...MONEY_ACTIONS.flatMap(({ route }) => route ?? []), ...MOVE_NO_MONEY]
  const once = allRoutes.filter((route) => route.once).map((route) => route.spec)
  expect(once.filter((spec) => !known.includes(spec as (typeof known)[number]))).toEqual([])
  expect(known.filter((spec) => !once.includes(spec))).toEqual([])
})

const named = MONEY_ACTIONS.map((action) => [action.name, action] as const)
/**
 * Preparing an action is expensive, so `npm test` tries every third action with independent clients and every
 * sixth with one key.
 */
const metAtOnce = someOf(named, 3)
const metByOneKey = someOf(named, 6)

describe('to', () => {
  test.each(metAtOnce.filter(([, { repeats }]) => repeats !== 'another'))(
    `%s by ${AT_ONCE} clients concurrently`,
    async (_, action) => {
      const onceOnly = await effectOnce(action)
      const effect = await effectOf(action, async (attempt) => {
        const results = await Promise.allSettled(many(() => retryWhileBusy(attempt)))
        const done = results.filter((result) => result.status === 'fulfilled')
        expect(done).toHaveLength(action.repeats === 'harmless' ? AT_ONCE : 1)
        for (const result of results) if (result.status === 'rejected') expectRefused(result.reason)
      })
      expect(effect).toEqual(onceOnly)
    },
  )

  // How a key is stored does not depend on the action.
  test.each(metByOneKey.filter(([, { route }]) => route))(
    `%s ${AT_ONCE} times concurrently with one key`,
    async (_, action) => {
      const onceOnly = await effectOnce(action)
      const effect = await effectOf(action, async (attempt) => {
        const key = newKey()
        const answers = await Promise.all(many(() => retryWhileBusy(() => attempt(key))))
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      })
      expect(effect).toEqual(onceOnly)
    },
  )
})

const many = <T>(make: () => T): T[] => Array.from({ length: AT_ONCE }, make)

/**
 * Retries a call refused with `try_again`, and a job without a connection, as its queue does: a shortage of
 * connections says nothing about the money.
 */
async function retryWhileBusy(attempt: Try): Promise<unknown> {
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      const isForNow = error instanceof CallError ? error.error === 'try_again' : isAway(error)
      if (!isForNow) throw error
    }
  }
}

/** Expects a refusal: nothing broke. */
function expectRefused(error: unknown): void {
  if (!(error instanceof CallError)) throw error
  expect([error.status, error.message]).toEqual([expect.toSatisfy((status) => status < 500), error.message])
}

const known = new Map<MoneyAction, Promise<Effect>>()

/** The effect of a single execution, with which both variants are compared; measured once per action. */
function effectOnce(action: MoneyAction): Promise<Effect> {
  const effect = known.get(action) ?? effectOf(action, (attempt) => attempt())
  known.set(action, effect)
  return effect
}

type Effect = { rows: Record<string, number>; postings: string[] }

/** Prepares the action with a new shopper, runs it, and returns everything that was written meanwhile. */
async function effectOf(action: MoneyAction, run: (attempt: Try) => Promise<unknown>): Promise<Effect> {
  const who = await world.shopper(`p${++people}`)
  const attempt = await action.prepare({ ...crew, who })
  const before = await rowCounts()
  const postings = await bookedBy(world, () => run(attempt))
  const after = await rowCounts()
  const rows = Object.fromEntries(
    Object.entries(after)
      .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  )
  return { rows, postings }
}

/**
 * Tables in which a repeat may write without effect: keys, counts of attempts, the first use of one of the
 * shop's accounts.
 */
const TRACES = ['idempotency_keys', 'failed_tries', 'ledger_accounts']

async function rowCounts(): Promise<Record<string, number>> {
  counting ??= countRows()
  const { rows } = await world.pool.query<{ name: string; count: number }>(await counting)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

let counting: Promise<pg.QueryConfig> | undefined

/**
 * One prepared statement that counts the rows of all tables: it runs some three hundred times and is planned
 * once per connection.
 */
async function countRows(): Promise<pg.QueryConfig> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(world.db)
  const names = tables.map(({ name }) => name).filter((name) => !TRACES.includes(name))
  const counts = names.map((name) => `select '${name}' as name, count(*) from "${name}"`)
  return { name: 'rows of each table', text: counts.join(' union all ') }
}
