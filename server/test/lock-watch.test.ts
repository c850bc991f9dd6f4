import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '../src/platform/database/db.ts'
import { LOCK_ORDER } from '../src/checks/lock-order.ts'
import { lockedBy, watchLocks } from './lock-watch.ts'
import { testWorld } from './world.ts'

const world = testWorld()

test.each([
  ['select * from "parcels" where "id" = $1 for update', ['parcels']],
  ['select * from "parcels" where "id" = $1 for no key update', ['parcels']],
  ['select * from "parcels" where "id" = $1', []],
  ['select "s".* from "stock_items" as "s" inner join "parcels" on true for update of "s"', ['stock_items']],
  ['select *, (select min("x") from "storage_reminders") from "stock_items" for update', ['stock_items']],
  ['select * from "orders" inner join "order_items" on true for update', ['orders', 'order_items']],
  ['update "coupons" set "note" = $1', ['coupons']],
  ['delete from "cart_items" where "id" = $1', ['cart_items']],
  [
    'insert into "settings" ("name") values ($1) on conflict ("name") do update set "value" = $2',
    ['settings'],
  ],
  ['insert into "messages" ("id") values ($1) on conflict do nothing', []],
  ['insert into "ledger_postings" ("amount") values ($1)', ['ledger_accounts']],
])('%s', (statement, tables) => {
  expect(lockedBy(statement)).toEqual(tables)
})

test('a lock that violates the order is reported, and one that follows it is not', async () => {
  const watched = watchLocks(world.pool)
  const lockBoth = (first: string, second: string) =>
    inTransaction(world.db, async (tx) => {
      for (const table of [first, second]) await sql`select from ${sql.table(table)} for update`.execute(tx)
    })
  await lockBoth('parcels', 'parcel_claims')
  expect(watched.faults).toEqual([])
  await lockBoth('parcel_claims', 'parcels')
  expect(watched.faults).toEqual([expect.stringMatching(/^parcels is locked after parcel_claims/)])
  world.expectLockFaults(1)
})

test('every table in the order exists and is listed once', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(world.db)
  const tables = new Set(rows.map(({ name }) => name))
  expect(LOCK_ORDER.filter((table) => !tables.has(table))).toEqual([])
  expect(new Set(LOCK_ORDER).size).toBe(LOCK_ORDER.length)
})
