import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { Condition } from './condition.ts'
import { createReplicaDb, createDb, createPool, inTransaction, isAway } from './db.ts'
import { pendingMigrations } from './migrate.ts'
import { Replica } from './replica.ts'
import { refuseUnlimited } from './refuse-unlimited.ts'
import { rootOf } from './root.ts'

let database: TestDatabase
let db: ReturnType<typeof createDb>

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(createPool(database.config))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Terminates a connection from another one, as a killed database would; returns once it is gone. */
async function cut(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)
}

test('a connection that breaks between two statements means “try again”, and the next transaction gets a working one', async () => {
  const broken = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await cut(rows[0]!.pid)
    await sql`select 1`.execute(tx)
  }).catch((error: unknown) => error)
  expect(broken).toBeInstanceOf(Error)
  expect(isAway(broken), String(broken)).toBe(true)
  expect(await inTransaction(db, async (tx) => (await sql`select 1 as one`.execute(tx)).rows)).toEqual([
    { one: 1 },
  ])
})

test('a statement during which the connection breaks means “try again”', async () => {
  const broken = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await Promise.all([sql`select pg_sleep(30)`.execute(tx), cut(rows[0]!.pid)])
  }).catch((error: unknown) => error)
  expect(isAway(broken), String(broken)).toBe(true)
})

test('an error raised by a statement itself does not mean “try again”', async () => {
  const refused = await sql`select 1 / 0`.execute(db).catch((error: unknown) => error)
  expect(isAway(refused)).toBe(false)
})

test('a pooler that hands out connections without timeouts is refused, with the settings it needs', async () => {
  const limited = createPool(database.config, 1)
  const unlimited = createPool(database.config, 1, 'pooled')
  await refuseUnlimited(limited)
  await expect(refuseUnlimited(unlimited)).rejects.toThrow(
    /without idle_in_transaction_session_timeout, lock_timeout, statement_timeout\. .*connect_query/,
  )
  await Promise.all([limited.end(), unlimited.end()])
})

test('statements sent through a pooler are not prepared', async () => {
  const pool = createPool(database.config, 1, 'pooled')
  const pooled = createDb(pool)
  const names = () =>
    sql<{ name: string }>`select name from pg_prepared_statements`.execute(pooled).then(({ rows }) => rows)
  for (let asked = 0; asked < 4; asked++) expect(await names()).toEqual([])
  await pooled.destroy()
})

/** A replica at this address, and what is reported about it. */
function replicaAt(config: Parameters<typeof createPool>[0]) {
  const reasons: (string | null)[] = []
  const copy = createReplicaDb(createPool(config), db)
  return { replica: new Replica(db, copy, new Condition((_, why) => reasons.push(why))), copy, reasons }
}

test.each([
  ['is writable', () => database.config, /it is no copy/],
  ['refuses connections', () => ({ host: '127.0.0.1', port: 9 }), /ECONNREFUSED/],
])('if the replica %s, the primary answers and the reason is reported', async (_, config, why) => {
  const { replica, copy, reasons } = replicaAt(config())
  await vi.waitFor(() => expect(reasons[0]).toMatch(why))
  let isCopy: boolean | undefined
  const answer = await replica.read(async (read) => {
    isCopy = read !== db
    return (await sql`select 1 as one`.execute(read)).rows
  })
  expect([isCopy, answer]).toEqual([false, [{ one: 1 }]])
  // The copy shares what is cached in memory for its database.
  expect(rootOf(copy)).toBe(db)
  await replica.stop()
})

test('a dry run lists the pending migrations with the tables they touch and changes nothing; it refuses what a start refuses', async () => {
  const pool = createPool(database.config, 1)
  const count = async () => (await pool.query('select name from migrations')).rowCount
  expect(await pendingMigrations(pool)).toEqual([])
  await pool.query("delete from migrations where name = '0075_causes.sql'")
  const before = await count()
  expect(await pendingMigrations(pool)).toEqual([
    {
      name: '0075_causes.sql',
      notes: [],
      tables: ['job_runs', 'mails'].map((name) => ({ name, rows: 0, size: expect.stringContaining('kB') })),
    },
  ])
  expect(await count()).toBe(before)
  await pool.query("update migrations set checksum = 'other' where name = '0076_processes.sql'")
  await expect(pendingMigrations(pool)).rejects.toThrow('0076_processes.sql was changed after it ran')
  await pool.end()
})
