import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createDb, createPool, inTransaction } from './db.ts'
import { sendAhead } from './send-ahead.ts'

let database: TestDatabase
let db: ReturnType<typeof createDb>
let said: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  const pool = createPool(database.config, 3)
  const watched = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (asked: { text: string }) => unknown
    client.query = ((asked: { text: string }) => {
      said.push(asked.text)
      return query(asked)
    }) as typeof client.query
  })
  db = createDb(pool)
  said = []
  await sql`create table kept (n integer primary key)`.execute(db)
})
beforeEach(async () => {
  await sql`delete from kept`.execute(db)
  said = []
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const keep = (n: number) => sql`insert into kept values (${n})`
const kept = async (by = db) =>
  (await sql<{ n: number }>`select n from kept order by n`.execute(by)).rows.map(({ n }) => n)

test('a transaction in which nothing is asked says nothing, however it ends', async () => {
  await inTransaction(db, async () => undefined)
  const refused = inTransaction(db, async () => {
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(said).toEqual([])
})

test('what is sent ahead is there for the next statement, and for the commit where there is none', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await sendAhead(tx, keep(1))
    return await kept(tx)
  })
  expect(seen).toEqual([1])
  await inTransaction(db, (tx) => sendAhead(tx, keep(2)))
  expect(await kept()).toEqual([1, 2])
  expect(said.filter((text) => /^(begin|commit)$/.test(text))).toEqual(['begin', 'commit', 'begin', 'commit'])
})

test('where it fails, what follows fails with its error, and nothing is kept', async () => {
  await keep(1).execute(db)
  const followed = inTransaction(db, async (tx) => {
    await keep(3).execute(tx)
    await sendAhead(tx, keep(1))
    await keep(4).execute(tx)
  })
  await expect(followed).rejects.toMatchObject({ code: '23505' })
  const committed = inTransaction(db, (tx) => sendAhead(tx, keep(1)))
  await expect(committed).rejects.toMatchObject({ code: '23505' })
  const first = inTransaction(db, async (tx) => {
    await sendAhead(tx, keep(1))
    await keep(5).execute(tx)
  })
  await expect(first).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([1])
})

test('a transaction that is given up sends nothing more', async () => {
  const given = inTransaction(db, async (tx) => {
    await keep(1).execute(tx)
    await sendAhead(tx, keep(2))
    throw new Error('no')
  })
  await expect(given).rejects.toThrow('no')
  expect(said.at(-1)).toBe('rollback')
  expect(await kept()).toEqual([])
})

test('outside a transaction it is sent at once', async () => {
  await sendAhead(db, keep(7))
  expect(said).toEqual([expect.stringMatching(/^insert/)])
  expect(await kept()).toEqual([7])
})

test('what waited for a lock that was sent ahead counts what there was after the wait', async () => {
  const LIMIT = 5
  const add = (n: number) =>
    inTransaction(db, async (tx) => {
      await sendAhead(tx, sql`select pg_advisory_xact_lock(57)`)
      const { rows } = await tx.executeQuery<{ before: number }>(
        CompiledQuery.raw(
          'insert into kept values ($1) returning (select count(*) from kept)::int as before',
          [n],
        ),
      )
      if (rows[0]!.before >= LIMIT) throw new Error('full')
    })
  const added = await Promise.allSettled(Array.from({ length: 12 }, (_, n) => add(n)))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(LIMIT)
})
