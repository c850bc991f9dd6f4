import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { faultyLink } from '../../../test/faulty-link.ts'
import { BoundedClient } from './bounded-client.ts'
import { createDb, inTransaction, isAway } from './db.ts'

let database: TestDatabase
let link: Awaited<ReturnType<typeof faultyLink>>
beforeAll(async () => {
  database = await createTestDatabase()
  link = await faultyLink({ path: `${database.config.host}/.s.PGSQL.5432` })
})
afterAll(async () => {
  await link.close()
  await database.drop()
})

const LIMIT_MS = 300
/** Far less than if the queries waited one after another, or for ever. */
const slowest = 10_000

test('if the database swallows everything, no query waits longer than its limit, and none gets another one’s answer', async () => {
  const pool = new pg.Pool({
    ...database.config,
    host: '127.0.0.1',
    port: link.port,
    max: 3,
    query_timeout: LIMIT_MS,
    connectionTimeoutMillis: LIMIT_MS,
    Client: BoundedClient,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = createDb(pool)
  const number = (value: number) => sql<{ value: number }>`select ${value}::int as value`
  // On a busy machine connecting may take longer than the limit.
  await vi.waitFor(() => Promise.all([1, 2, 3].map((value) => number(value).execute(db))), 30_000)

  link.set('swallow')
  const begun = performance.now()
  const calls = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0
        ? number(index).execute(db)
        : inTransaction(db, async (tx) => {
            await number(index).execute(tx)
            await number(index).execute(tx)
          }),
    ),
  )
  expect(performance.now() - begun).toBeLessThan(slowest)
  for (const call of calls) {
    expect(call.status).toBe('rejected')
    if (call.status === 'rejected') expect(isAway(call.reason), String(call.reason)).toBe(true)
  }

  link.set('pass')
  link.cut()
  for (const value of [7, 8, 9, 10]) expect((await number(value).execute(db)).rows).toEqual([{ value }])
  await db.destroy()
})

test('a slow answer within the limit is not taken for silence, even if several queries wait on one connection', async () => {
  const client = new BoundedClient({ ...database.config, query_timeout: 3_000 })
  await client.connect()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => client.query(`select pg_sleep(0.9), ${n} as n`)))
  expect(answers.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3, 4])
  await client.end()
})
