import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createDb, createPool, inTransaction, readTogether } from './db.ts'

let database: TestDatabase
let pool: ReturnType<typeof createPool>
let db: ReturnType<typeof createDb>
let taken = 0

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.config, 3)
  pool.on('acquire', () => (taken += 1))
  db = createDb(pool)
})
beforeEach(() => (taken = 0))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const read = (n: number) => readTogether<{ n: number }>(db, { text: 'select $1::integer as n', values: [n] })
const readMany = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => read(n)))

test('simultaneous reads share one connection, and each gets its own answer', async () => {
  const answers = await readMany(6)
  expect(answers.map(([row]) => row!.n)).toEqual([0, 1, 2, 3, 4, 5])
  expect(taken).toBe(1)
})

test('more than six take a second connection, and all connections are returned', async () => {
  await readMany(15)
  expect(taken).toBe(3)
  await new Promise((later) => setImmediate(later))
  expect(pool.idleCount).toBe(pool.totalCount)
})

test('a failing read does not affect the others', async () => {
  const bad = readTogether(db, { text: 'select 1 / $1::integer', values: [0] })
  const [first, failed, last] = await Promise.allSettled([read(1), bad, read(2)])
  expect(first).toMatchObject({ value: [{ n: 1 }] })
  expect(failed).toMatchObject({ reason: { code: '22012' } })
  expect(last).toMatchObject({ value: [{ n: 2 }] })
})

test('a read within a transaction sees the transaction’s changes', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await tx.executeQuery({ sql: 'create temporary table own (n integer)', parameters: [] } as never)
    return await readTogether<{ count: number }>(tx, { text: 'select count(*) from own', values: [] })
  })
  expect(seen).toEqual([{ count: 0 }])
})

test('if the database ends the connection, all its reads fail, and the next ones get another connection', async () => {
  const ended = readTogether(db, { text: 'select pg_terminate_backend(pg_backend_pid())', values: [] })
  const outcomes = await Promise.allSettled([ended, read(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read(3)).toEqual([{ n: 3 }])
})
