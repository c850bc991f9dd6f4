import { randomBytes } from 'node:crypto'
import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createPool } from '../database/db.ts'
import { type SealingKeys, SEALED_COLUMNS, seal, sealingKey, unseal } from './seal.ts'
import { eraseUnreadable, listKeyUses, openSeals, resealRows } from './sealed-rows.ts'
import { addSealingKey, readSealingKeys } from './sealing-keys.ts'

let database: TestDatabase
let pool: pg.Pool
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase()
  pool = createPool(database.config, 4)
  dataDir = await mkdtemp(join(tmpdir(), 'longhaul-seals-'))
})
afterEach(async () => {
  await pool.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const open = (sealingKeys: Buffer[] = []) => openSeals(pool, { sealingKeys, dataDir })
const file = () => join(dataDir, 'sealing-keys')

/** Adds a shopper with a two-step secret. */
async function addSecret(keys: SealingKeys, secret: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into shoppers (code, email, password_hash, nickname, lang, currency, created_at)
     values (upper(substr(md5(random()::text), 1, 6)), gen_random_uuid() || '@example.com', 'x', '', 'en', 'USD', now()) returning id`,
  )
  const { id } = rows[0]!
  await pool.query('insert into two_factor (shopper_id, secret, created_at) values ($1, $2, now())', [
    id,
    seal(keys, { column: 'two_factor.secret', row: id }, secret),
  ])
  return id
}

const secretOf = async (id: string): Promise<string> => {
  const { rows } = await pool.query<{ secret: string }>(
    'select secret from two_factor where shopper_id = $1',
    [id],
  )
  return rows[0]!.secret
}

test('the first start creates a key that only its owner can read, and the next start uses it', async () => {
  const first = await open()
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  const again = await open()
  expect(again.keys).toEqual(first.keys)
  expect(again.secret).toEqual(first.secret)
  const { rows } = await pool.query<{ value: string }>('select value from secrets')
  expect(rows[0]!.value).not.toContain(first.secret.toString('hex'))
})

test('two servers that start simultaneously in one folder share one key and one secret', async () => {
  const [first, second] = await Promise.all([open(), open()])
  expect(second.keys).toEqual(first.keys)
  expect(second.secret).toEqual(first.secret)
})

/** Runs something just before this query of the pool, counted from 1. */
function beforeQuery(count: number, run: () => Promise<unknown>): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
  let left = count
  vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
    if (--left === 0) await run()
    return await query(...args)
  }) as typeof pool.query)
}

test.each([1, 2, 3])(
  'a server shares key and secret with another one that starts just before its query %i',
  async (count) => {
    const otherPool = createPool(database.config, 2)
    let other: Awaited<ReturnType<typeof open>> | undefined
    beforeQuery(count, async () => (other = await openSeals(otherPool, { sealingKeys: [], dataDir })))
    const own = await open()
    await otherPool.end()
    expect(own).toEqual(other)
  },
)

test('the database accepts only sealed values', async () => {
  const { keys } = await open()
  await addSecret(keys, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await expect(
    pool.query("update two_factor set secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'"),
  ).rejects.toThrow('two_factor_secret_sealed')
})

test('a start without the database’s key fails with the reason, creates no other key and changes nothing', async () => {
  const { keys } = await open()
  const id = await addSecret(keys, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  const before = await secretOf(id)
  await rm(file())
  await expect(open()).rejects.toThrow(
    new RegExp(
      `encrypted with a key that is not available here:[^]*1 of two_factor.secret with the key ${keys[0]!.id}[^]*SEALING_KEYS`,
    ),
  )
  await expect(open([randomBytes(32)])).rejects.toThrow('a key that is not available here')
  await expect(access(file())).rejects.toThrow()
  expect(await secretOf(id)).toBe(before)
  // With the key in the environment instead of the file, the start succeeds.
  expect((await open([keys[0]!.bytes])).keys).toEqual(keys)
})

test('a key change: the new key seals, both open, and after re-encryption the old one is no longer needed', async () => {
  const { keys, secret } = await open()
  const id = await addSecret(keys, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  const [newest] = await addSealingKey({ sealingKeys: [], dataDir })
  const changed = await open()
  expect(changed.keys.map(({ id: name }) => name)).toHaveLength(2)
  expect(changed.secret).toEqual(secret)
  expect(await resealRows(pool, changed.keys)).toBe(1)
  expect(await resealRows(pool, changed.keys)).toBe(0)
  expect(new Set((await listKeyUses(pool)).map(({ keyId }) => keyId))).toEqual(new Set([newest!.id]))
  await writeFile(file(), `${newest!.bytes.toString('base64url')}\n`)
  const alone = await open()
  expect(alone.keys).toEqual([newest])
  const place = { column: 'two_factor.secret', row: id } as const
  expect(unseal(alone.keys, place, await secretOf(id))).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
})

test('a value that is changed during re-encryption is left alone, and not counted', async () => {
  const { keys: first } = await open()
  const ids = [
    await addSecret(first, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'),
    await addSecret(first, 'KRSXG5CTMVRXEZLUKRSXG5CTMVRXEZLU'),
  ]
  await addSealingKey({ sealingKeys: [], dataDir })
  const { keys } = await open()
  const place = { column: 'two_factor.secret', row: ids[0]! } as const
  const changed = seal(keys, place, 'MFRGGZDFMZTWQ2LK')
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query('update two_factor set secret = $1 where shopper_id = $2', [changed, ids[0]])
    const resealed = resealRows(pool, keys)
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rowCount).toBe(1)
    })
    await other.query('commit')
    expect(await resealed).toBe(1)
  } finally {
    other.release()
  }
  expect(await secretOf(ids[0]!)).toBe(changed)
})

test('keys from the environment come before those from the file', async () => {
  await open()
  const fromEnv = randomBytes(32)
  const { keys } = await open([fromEnv])
  expect(keys.map(({ id }) => id)).toEqual([
    sealingKey(fromEnv).id,
    ...(await readSealingKeys({ sealingKeys: [], dataDir })).map(({ id }) => id),
  ])
})

test('values that no key can open can be deleted, so that the server starts again', async () => {
  const { keys } = await open()
  const id = await addSecret(keys, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await rm(file())
  const lost = await eraseUnreadable(pool, [])
  expect(lost.map(({ column, count }) => [column, count])).toEqual([
    ['secrets.value', 1],
    ['two_factor.secret', 1],
  ])
  await open()
  const { rowCount } = await pool.query('select from two_factor where shopper_id = $1', [id])
  expect(rowCount).toBe(0)
})

test('a broken line of the file is reported by its number, without its content', async () => {
  await writeFile(file(), `${randomBytes(32).toString('hex')}\nhalf-a-key\n`)
  const fault = await open().then(
    () => '',
    (error: Error) => error.message,
  )
  expect(fault).toContain('Line 2 of')
  expect(fault).not.toContain('half-a-key')
  expect(await readFile(file(), 'utf8')).toContain('half-a-key')
})

/** Columns named like a secret that need no sealing: hashes, the name of a token, and an identifier. */
const HARMLESS = /(^|_)(hash|hash_sha256)$|\.token_name$|^idempotency_keys\.key$/

test('every column with a name like a secret’s has a sealing constraint, and every sealed column is listed', async () => {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'bytea', 'character varying', 'json', 'jsonb')
       and (column_name ~ '(secret|password|token|sealed|private)' or table_name = 'secrets' and column_name <> 'name')`,
  )
  const { rows: constraints } = await pool.query<{ conname: string }>(
    "select conname from pg_constraint where pg_get_constraintdef(oid) like 'CHECK (is_sealed(%'",
  )
  const held = constraints.map(({ conname }) => conname)
  const secret = columns.map(({ name }) => name).filter((name) => !HARMLESS.test(name))
  expect(secret.toSorted()).toEqual(Object.keys(SEALED_COLUMNS).toSorted())
  expect(held.toSorted()).toEqual(
    Object.keys(SEALED_COLUMNS)
      .map((name) => `${name.replace('.', '_')}_sealed`)
      .toSorted(),
  )
})
