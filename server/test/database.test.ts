import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { features } from '../src/app.ts'
import { FixedClock } from '../src/platform/clock.ts'
import { startServer } from '../src/platform/start.ts'
import { readEnv } from '../src/read-env.ts'
import { createTestDatabase } from './database.ts'
import { type Lent, lendDatabase } from './shared-database.ts'
import { START } from './start-time.ts'

test('each test database is migrated, empty and separate', async () => {
  const [one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  const inOne = new Client(one.config)
  const inTwo = new Client(two.config)
  await Promise.all([inOne.connect(), inTwo.connect()])
  await inOne.query("INSERT INTO rate_limits (key, hits, resets_at) VALUES ('a', 1, '2030-01-01')")
  const seen = await inTwo.query('SELECT count(*)::int AS rows FROM rate_limits')
  expect(seen.rows).toEqual([{ rows: 0 }])
  const migrated = await inTwo.query('SELECT count(*)::int > 0 AS some FROM migrations')
  expect(migrated.rows).toEqual([{ some: true }])
  await Promise.all([inOne.end(), inTwo.end()])
  await Promise.all([one.drop(), two.drop()])
  await expect(new Client(one.config).connect()).rejects.toThrow('does not exist')
})

test('a database with open sessions can be dropped', async () => {
  const database = await createTestDatabase()
  const client = new Client(database.config)
  await client.connect()
  // The server is about to end the session; without a listener the error would end this process.
  client.on('error', () => {})
  await database.drop()
  await expect(client.query('SELECT 1')).rejects.toThrow(/connection error|terminat/i)
  await client.end()
  await expect(new Client(database.config).connect()).rejects.toThrow('does not exist')
})

const nameOf = ({ config }: Lent) => config.database
const rowsIn = async ({ pool }: Lent, table: string) =>
  (await pool.query<{ rows: number }>(`SELECT count(*)::int AS rows FROM ${table}`)).rows[0]!.rows

test('the next file finds a database as its template was: rows, sequences and settings', async () => {
  const first = await lendDatabase('open', 3)
  const texts = await rowsIn(first, 'article_texts')
  const { rows: settings } = await first.pool.query('SELECT * FROM settings')
  const { rows: countries } = await first.pool.query('SELECT * FROM countries ORDER BY code')
  await first.pool.query("INSERT INTO rate_limits (key, hits, resets_at) VALUES ('a', 1, '2030-01-01')")
  await first.pool.query('DELETE FROM article_texts')
  await first.pool.query("UPDATE countries SET dial_code = '000' WHERE code = 'DE'")
  await first.pool.query("SELECT nextval(pg_get_serial_sequence('ledger_transactions', 'id'))")
  await first.giveBack()
  const second = await lendDatabase('open', 3)
  expect(nameOf(second)).toBe(nameOf(first))
  expect(texts).toBeGreaterThan(0)
  expect(await rowsIn(second, 'article_texts')).toBe(texts)
  expect(await rowsIn(second, 'rate_limits')).toBe(0)
  expect((await second.pool.query('SELECT * FROM settings')).rows).toEqual(settings)
  expect((await second.pool.query('SELECT * FROM countries ORDER BY code')).rows).toEqual(countries)
  // The tables are as new: a row does not take the place of one that is gone.
  const { rows: sizes } = await second.pool.query("SELECT pg_relation_size('rate_limits')::int AS bytes")
  expect(sizes).toEqual([{ bytes: 0 }])
  // The rows that were restored are the template's own again: changed once more, they are restored once more.
  await second.pool.query("UPDATE countries SET dial_code = '001' WHERE code = 'DE'")
  await second.giveBack()
  const third = await lendDatabase('open', 3)
  expect((await third.pool.query('SELECT * FROM countries ORDER BY code')).rows).toEqual(countries)
  await third.giveBack()
})

test('a server that starts and stops leaves its database usable for the next file', async () => {
  // A kind that no world uses: another file's database may be due to be dropped (FILES_MAX).
  const database = await lendDatabase('open', 5)
  const env = readEnv({ DATA_DIR: await mkdtemp(join(tmpdir(), 'longhaul-reused-')) })
  const running = await startServer(
    {
      env,
      clock: new FixedClock(START),
      log: pino({ level: 'silent' }),
      database: database.config,
      pool: database.pool,
    },
    features,
  )
  await running.stop()
  await database.giveBack()
  const next = await lendDatabase('open', 5)
  expect(nameOf(next)).toBe(nameOf(database))
  await next.giveBack()
})

test('a database whose schema was changed, or in which a lock is still held, is not reused', async () => {
  const changed = await lendDatabase('open', 3)
  await changed.pool.query('ALTER TABLE rate_limits DISABLE TRIGGER ALL')
  await changed.giveBack()
  const locked = await lendDatabase('open', 3)
  expect(nameOf(locked)).not.toBe(nameOf(changed))
  const client = await locked.pool.connect()
  await client.query('BEGIN')
  await client.query('LOCK TABLE rate_limits')
  await locked.giveBack()
  const third = await lendDatabase('open', 3)
  expect(nameOf(third)).not.toBe(nameOf(locked))
  await third.giveBack()
})
