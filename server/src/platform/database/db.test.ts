import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { Condition } from './condition.ts'
import { serverFolder } from '../folders.ts'
import { createReplicaDb, createDb, createPool, inTransaction, isAway } from './db.ts'
import { migrate, migrationNames, pendingMigrations } from './migrate.ts'
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
  const folder = await mkdtemp(join(tmpdir(), 'longhaul-migrations-'))
  const later = pathToFileURL(`${folder}/`)
  await cp(serverFolder('migrations'), later, { recursive: true })
  await writeFile(
    new URL('9001_later.sql', later),
    '-- lock: a small table\nalter table job_runs add column a text;\ncreate index mails_cause on mails (cause);\n',
  )
  const before = await count()
  expect(await pendingMigrations(pool, later)).toEqual([
    {
      name: '9001_later.sql',
      notes: ['lock: a small table'],
      tables: ['job_runs', 'mails'].map((name) => ({ name, rows: 0, size: expect.stringContaining('kB') })),
    },
  ])
  expect(await count()).toBe(before)
  const [first] = await migrationNames()
  await pool.query("update migrations set checksum = 'other' where name = $1", [first])
  await expect(pendingMigrations(pool)).rejects.toThrow(`${first} was changed after it ran`)
  await pool.end()
  await rm(folder, { recursive: true })
})

test('a database of a version before upgrades start is refused before anything in it is changed', async () => {
  const older = await createTestDatabase()
  const pool = createPool(older.config, 1)
  await pool.query('drop schema public cascade; create schema public')
  await pool.query('create table migrations (name text primary key, checksum text not null)')
  await pool.query(
    "insert into migrations values ('0001_accounts.sql', 'x'), ('0094_claims_by_pieces.sql', 'x')",
  )
  for (const start of [migrate, pendingMigrations])
    await expect(start(pool)).rejects.toThrow(
      /version before 0\.2\.0.*Nothing was changed.*DATA_DIR or DATABASE_URL/,
    )
  const { rows } = await pool.query(
    "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  expect(rows).toEqual([{ relname: 'migrations' }])
  await pool.end()
  await older.drop()
})
