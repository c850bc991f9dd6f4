import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../../test/database.ts'
import { createDb, createPool, inTransaction } from './db.ts'
import { PreparedStatements } from './prepared-statements.ts'

let database: TestDatabase
let db: ReturnType<typeof createDb>
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(createPool(database.config, 1))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('a statement gets a name the second time it is run, and keeps it', () => {
  const names = new PreparedStatements()
  const text = 'select 1'
  expect(names.nameOf(text)).toBeUndefined()
  expect(names.nameOf(text)).toBe('s1')
  expect(names.nameOf(text)).toBe('s1')
  names.renew()
  expect(names.nameOf(text)).toBeUndefined()
  expect(names.nameOf(text)).toBe('s2')
})

test('no name for statements whose best plan depends on their values, for long ones and for commands; a thousand names at most', () => {
  const names = new PreparedStatements()
  const twice = (text: string) => [names.nameOf(text), names.nameOf(text)][1]
  expect(twice('select id from orders where stage = $1 order by id limit $2')).toBeUndefined()
  expect(twice('select id from orders where "shopper_id" = $1 order by id limit $2')).toBe('s1')
  expect(twice('select id from goods where item_id = $1 order by id limit $2')).toBe('s2')
  expect(twice('select id from goods where order_item_id = $1 order by id limit $2')).toBeUndefined()
  expect(twice(`insert into t values ${'($1),'.repeat(3_000)}`)).toBeUndefined()
  expect(twice('begin')).toBeUndefined()
  expect(twice('insert into t values ($1) on conflict (a) where stage = $2 do nothing')).toBeUndefined()
  for (let place = 0; place < 998; place++) twice(`select ${place}`)
  expect(twice('select 1000')).toBeUndefined()
})

test('a conflict on a partial index is recognised however often the statement runs', async () => {
  await sql`create table parts (a integer, stage text)`.execute(db)
  await sql`create unique index parts_open on parts (a) where stage = 'open'`.execute(db)
  // As outside tests, whose server plans for all values (server/test/global-setup.ts). With a single
  // connection, the setting is that connection's.
  await sql`set plan_cache_mode = auto`.execute(db)
  for (let time = 0; time < 12; time++)
    await sql`insert into parts values (1, 'open') on conflict (a) where stage = ${'open'} do nothing`.execute(
      db,
    )
  expect((await sql`select * from parts`.execute(db)).rows).toHaveLength(1)
})

test('a query is retried after its table’s columns changed', async () => {
  await sql`create table changing (a integer)`.execute(db)
  const ask = (tx = db) => sql`select * from changing`.execute(tx)
  for (let time = 0; time < 3; time++) await ask()
  await sql`alter table changing add column b integer`.execute(db)
  await sql`insert into changing values (1, 2)`.execute(db)
  expect((await inTransaction(db, (tx) => ask(tx))).rows).toEqual([{ a: 1, b: 2 }])
})
