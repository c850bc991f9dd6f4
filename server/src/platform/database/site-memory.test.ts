import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createDb, createPool, inTransaction } from './db.ts'
import { invalidateSite, setSiteListening, cachedInMemory, lookAtSiteVersion } from './site-memory.ts'

let database: TestDatabase
/** Two servers on one database: each learns of the other's changes from the version alone. */
let here: ReturnType<typeof createDb>
let there: ReturnType<typeof createDb>
let reads = 0
const readLimit = cachedInMemory(async (db) => {
  reads += 1
  const row = await db
    .selectFrom('settings')
    .where('name', '=', 'photoLimit')
    .select('value')
    .executeTakeFirst()
  return row?.value ?? null
})

beforeAll(async () => {
  database = await createTestDatabase()
  here = createDb(createPool(database.config))
  there = createDb(createPool(database.config))
  for (const db of [here, there]) setSiteListening(db, true)
})
afterAll(async () => {
  await here.destroy()
  await there.destroy()
  await database.drop()
})

const write = (db: typeof here, limit: number) =>
  db
    .insertInto('settings')
    .values({ name: 'photoLimit', value: String(limit), updated_at: new Date() })
    .onConflict((same) => same.column('name').doUpdateSet({ value: String(limit) }))
    .execute()

describe('a value kept in memory', () => {
  test('is read once, and again after a statement saw a newer version, whichever server wrote it', async () => {
    reads = 0
    await write(there, 5)
    expect(await readLimit(here)).toBe(5)
    expect(await readLimit(here)).toBe(5)
    expect(reads).toBe(1)
    await write(there, 6)
    await lookAtSiteVersion(here)
    expect(await readLimit(here)).toBe(6)
    await lookAtSiteVersion(here)
    expect(await readLimit(here)).toBe(6)
    expect(reads).toBe(2)
  })

  test('is not affected by a transaction that is rolled back', async () => {
    await write(here, 7)
    invalidateSite(here)
    const undone = inTransaction(here, async (tx) => {
      await write(tx, 99)
      expect(await readLimit(tx)).toBe(99)
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await lookAtSiteVersion(here)
    expect(await readLimit(here)).toBe(7)
  })

  test('is used inside transactions once it has been read, without waiting for a second connection', async () => {
    invalidateSite(here)
    await inTransaction(here, (tx) => readLimit(tx))
    await readLimit(here)
    reads = 0
    await inTransaction(here, (tx) => readLimit(tx))
    expect(reads).toBe(0)

    const narrow = createDb(createPool(database.config, 1))
    setSiteListening(narrow, true)
    expect(await inTransaction(narrow, (tx) => readLimit(tx))).toBe(7)
    await vi.waitFor(async () => expect(await readLimit(narrow)).toBe(7))
    await narrow.destroy()
  })

  test('is read every time while change notifications are not being received', async () => {
    await readLimit(here)
    setSiteListening(here, false)
    reads = 0
    await readLimit(here)
    await readLimit(here)
    expect(reads).toBe(2)
    setSiteListening(here, true)
    await readLimit(here)
    await readLimit(here)
    expect(reads).toBe(3)
  })
})
