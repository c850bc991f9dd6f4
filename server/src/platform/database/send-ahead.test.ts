import { CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createDb, createPool, inTransaction } from './db.ts'
import { keptStatement, rowsOf } from './kept-statement.ts'
import { askAndRead, askTogether, sendAhead, sendChecked, sendLast } from './send-ahead.ts'

let database: TestDatabase
let db: ReturnType<typeof createDb>
let sent: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  const pool = createPool(database.config, 3)
  const watched = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (asked: { text: string }) => unknown
    client.query = ((asked: { text: string }) => {
      sent.push(asked.text)
      return query(asked)
    }) as typeof client.query
  })
  db = createDb(pool)
  sent = []
  await sql`create table kept (n integer primary key)`.execute(db)
})
beforeEach(async () => {
  await sql`delete from kept`.execute(db)
  sent = []
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const keep = (n: number) => sql`insert into kept values (${n})`
const kept = async (by = db) =>
  (await sql<{ n: number }>`select n from kept order by n`.execute(by)).rows.map(({ n }) => n)

test('a transaction without statements sends nothing, however it ends', async () => {
  await inTransaction(db, async () => undefined)
  const refused = inTransaction(db, async () => {
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  expect(sent).toEqual([])
})

test('a statement sent ahead takes effect before the next statement, or with the commit if there is none', async () => {
  const seen = await inTransaction(db, async (tx) => {
    await sendAhead(tx, keep(1))
    return await kept(tx)
  })
  expect(seen).toEqual([1])
  await inTransaction(db, (tx) => sendAhead(tx, keep(2)))
  expect(await kept()).toEqual([1, 2])
  expect(sent.filter((text) => /^(begin|commit)$/.test(text))).toEqual(['begin', 'commit', 'begin', 'commit'])
})

test('if it fails, the next statement fails with its error, and everything is rolled back', async () => {
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

test('an aborted transaction sends nothing more', async () => {
  const given = inTransaction(db, async (tx) => {
    await keep(1).execute(tx)
    await sendAhead(tx, keep(2))
    throw new Error('no')
  })
  await expect(given).rejects.toThrow('no')
  expect(sent.at(-1)).toBe('rollback')
  expect(await kept()).toEqual([])
})

test('outside a transaction it is sent immediately', async () => {
  await sendAhead(db, keep(7))
  expect(sent).toEqual([expect.stringMatching(/^insert/)])
  expect(await kept()).toEqual([7])
})

test('a statement that follows a lock sent ahead sees the state after the wait for the lock', async () => {
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

test('a checked statement is checked before the next statement returns, and before the commit', async () => {
  await keep(1).execute(db)
  const change = sql`update kept set n = n + 10 where n > 0`
  const refuse = (count: number) => {
    if (count !== 1) throw new Error(`${count} rows`)
  }
  expect(await inTransaction(db, (tx) => sendChecked(tx, change, refuse).then(() => kept(tx)))).toEqual([11])
  await keep(2).execute(db)
  const followed = inTransaction(db, async (tx) => {
    await sendChecked(tx, change, refuse)
    await keep(5).execute(tx)
  })
  await expect(followed).rejects.toThrow('2 rows')
  const committed = inTransaction(db, async (tx) => {
    await sendChecked(tx, change, refuse)
    await sendAhead(tx, keep(6))
  })
  await expect(committed).rejects.toThrow('2 rows')
  expect(await kept()).toEqual([2, 11])
  await expect(sendChecked(db, change, refuse)).rejects.toThrow('2 rows')
})

test('two queries share one round trip and each is answered; a query that nothing follows has no answer', async () => {
  await keep(1).execute(db)
  const all = sql<{ n: number }>`select n from kept order by n`
  const both = await inTransaction(db, (tx) => askAndRead(tx, all, () => kept(tx)))
  expect(both).toEqual([[{ n: 1 }], [1]])
  expect(await inTransaction(db, (tx) => askAndRead(tx, all, async () => 'nothing'))).toEqual([
    undefined,
    'nothing',
  ])
  expect(await askAndRead(db, all, () => kept())).toEqual([[{ n: 1 }], [1]])
})

test('a statement is built once and gets its values on each run, even a value that it uses twice', async () => {
  let built = 0
  const between = keptStatement((_, given: { least: number; word: string | null }) => {
    built++
    return sql<{ n: number; word: string | null }>`
      select n, ${given.word}::text as word from kept where n >= ${given.least} and n - ${given.least} < ${10}`
  })
  await keep(3).execute(db)
  await keep(14).execute(db)
  expect(await rowsOf(db, between({ least: 2, word: null }))).toEqual([{ n: 3, word: null }])
  expect(await rowsOf(db, between({ least: 10, word: 'x' }))).toEqual([{ n: 14, word: 'x' }])
  expect(built).toBe(1)
})

test('the last statement is sent with the commit and reports its rows afterwards', async () => {
  let answered: unknown
  await inTransaction(db, async (tx) => {
    await sendAhead(tx, keep(7))
    await sendLast(
      tx,
      sql`insert into kept select n + 1 from kept where n = 7 returning n`,
      (rows) => (answered = rows),
    )
    expect(answered).toBeUndefined()
  })
  expect(answered).toEqual([{ n: 8 }])
  expect(sent.filter((text) => /^(begin|commit)$/.test(text))).toEqual(['begin', 'commit'])
})

test('a refusal of its rows becomes the error of the transaction; if it fails, everything is rolled back', async () => {
  const refused = inTransaction(db, (tx) =>
    sendLast(tx, sql`insert into kept select 1 where false returning n`, (rows) => {
      if (rows.length === 0) throw new Error('no room')
    }),
  )
  await expect(refused).rejects.toThrow('no room')
  const failed = inTransaction(db, async (tx) => {
    await sendAhead(tx, keep(1))
    await sendLast(tx, keep(1), () => undefined)
  })
  await expect(failed).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([])
})

test('a last statement that is also the only one runs without an explicit transaction', async () => {
  let answered: unknown
  await inTransaction(db, (tx) =>
    sendLast(tx, sql`insert into kept values (9) returning n`, (rows) => (answered = rows)),
  )
  expect(answered).toEqual([{ n: 9 }])
  expect(sent).toEqual([expect.stringMatching(/^insert/)])
})

test('statements sent together are answered in order, each seeing the effects of those before it', async () => {
  const all = keptStatement((on) =>
    on
      .selectFrom(sql<{ n: number }>`kept`.as('kept'))
      .select('kept.n')
      .orderBy('n'),
  )
  const added = (n: number) => sql<{ n: number }>`insert into kept values (${n}) returning n`
  const answers = await inTransaction(db, (tx) => askTogether(tx, all({}), added(3), all({}), added(4)))
  expect(answers).toEqual([[], [{ n: 3 }], [{ n: 3 }], [{ n: 4 }]])
  expect(await askTogether(db, all({}), added(5))).toEqual([[{ n: 3 }, { n: 4 }], [{ n: 5 }]])
})

test('if one of them fails, the whole transaction is rolled back', async () => {
  const asked = inTransaction(db, (tx) =>
    askTogether(tx, keep(1), keep(1), sql<{ n: number }>`select 1 as n`),
  )
  await expect(asked).rejects.toMatchObject({ code: '23505' })
  expect(await kept()).toEqual([])
})
