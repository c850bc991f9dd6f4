import { readFile } from 'node:fs/promises'
import { LIST_IDS, type ListId } from '@longhaul/domain/lists/lists.ts'
import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { listConversationsForStaff } from '../conversations/sql-staff.ts'
import { listShoppersForStaff } from '../records/sql-shoppers.ts'
import { listRechargesForStaff } from '../funds/staff/sql.ts'
import { readPage } from '../lists/list-rows.ts'
import { SOURCES } from '../lists/sources.ts'
import { listMailsForStaff } from '../operations/sql.ts'
import { listItemsForStaff } from '../orders/sql-lists.ts'
import { listParcelRows } from '../parcels/reading/sql-lists.ts'
import { type Db, createDb, createPool } from '../platform/database/db.ts'
import { listStockRows } from '../warehouse/sql-lists.ts'
import { conversationSearch, ownOrderSearch, ownParcelSearch, ownerSearch, type Search } from './public.ts'

/*
 * Runs with enough rows for words to be common: those of which `bench/` loads a million. They have no ledger
 * entries.
 */
const ITEMS = 9_000
const EVERYBODY = 'shopper'

let database: TestDatabase
let pool: pg.Pool
let db: Db

beforeAll(async () => {
  database = await createTestDatabase()
  // On a busy machine, loading so many rows exceeds the time limit for pages.
  pool = createPool(database.config, 10, 'upkeep')
  const orders = await readFile(new URL('../../../bench/src/many-orders.sql', import.meta.url), 'utf8')
  const client = await pool.connect()
  // Loads the rows as they are, without triggers and foreign keys.
  await client.query('set session_replication_role = replica')
  for (const statement of orders.replaceAll('$1', String(ITEMS)).split(/;\n/))
    if (/^\s*\S/m.test(statement)) await client.query(statement)
  await client.query(
    `update order_items set title_latin = 'Comb of wood', options_latin = 'Colour: dark green', own_name = 'For grandmother'
     where order_id in (select id from orders where number like 'B7%')`,
  )
  await client.query(
    `update stock_items set title_latin = 'Comb of wood'
     where order_item_id in (select i.id from order_items i join orders on orders.id = i.order_id where number like 'B7%')`,
  )
  await client.query('analyze')
  client.release(true)
  db = createDb(pool)
})
afterAll(async () => {
  await pool?.end()
  await database?.drop()
})

const page = (list: ListId, q: string) =>
  readPage(db, list, q ? { q } : {}, { cursor: undefined, limit: 50, now: new Date() })
const titles = async (q: string) => (await page('items', q)).items.map(({ cells }) => cells['title'])

describe('words that match nearly everything', () => {
  test.each(LIST_IDS)('do not change the list of %s', async (list) => {
    const all = await page(list, '')
    expect(all.items.length).toBeGreaterThan(0)
    expect(await page(list, EVERYBODY)).toEqual(all)
  })

  const part = { cursor: undefined, size: 30, limit: 30 }
  const queues = {
    items: (words: string) => listItemsForStaff(db, { ...part, stage: undefined, words }),
    stock: (words: string) => listStockRows(db, { ...part, words, warehouseId: null }),
    parcels: (words: string) => listParcelRows(db, { ...part, stage: undefined, words, warehouseId: null }),
    recharges: (words: string) =>
      listRechargesForStaff(db, { ...part, stage: undefined, provider: undefined, words }),
    mails: (q: string) => listMailsForStaff(db, { ...part, undelivered: false, q }),
    shoppers: (q: string) => listShoppersForStaff(db, { ...part, state: undefined, q }),
    conversations: (q: string) => listConversationsForStaff(db, { ...part, view: 'all', staffId: NOBODY, q }),
  }
  test.each(Object.entries(queues))('do not change the queue of %s', async (_, ask) => {
    const all = await ask('')
    expect(all.length).toBeGreaterThan(20)
    expect(await ask(EVERYBODY)).toEqual(all)
  })

  test('are counted only up to what a list shows', async () => {
    expect((await page('items', EVERYBODY)).found).toEqual({ count: 1_000, more: true })
  })

  test('keep the requested order', async () => {
    const { items } = await readPage(
      db,
      'items',
      { q: 'Paper lantern', sort: '-total' },
      { cursor: undefined, limit: 20, now: new Date() },
    )
    const totals = items.map(({ cells }) => Number(cells['total']))
    expect(totals).toEqual(totals.toSorted((total, other) => other - total))
    expect(items.every(({ cells }) => String(cells['title']).startsWith('Paper lantern'))).toBe(true)
  })
})

describe('the index query and the row condition of a search agree', () => {
  const searches = {
    ...SOURCES,
    owners: { from: sql`shoppers`, search: ownerSearch },
    conversations: {
      from: sql`conversations join shoppers on shoppers.id = conversations.shopper_id`,
      search: conversationSearch,
    },
  }
  const asked = [
    'B777',
    'P2',
    'lantern 12',
    '茶杯 1',
    'SF10000000001',
    'T42',
    'A-7-',
    'shopper12',
    'nick 33',
    'ZZZZ1A',
    '卖家 12',
    'Bench',
    'present',
    'M100',
    'W50',
  ]
  test.each(Object.entries(searches))('in %s', async (_, { from, search }) => {
    const sets = await Promise.all(asked.map((words) => foundBoth(from, search(words), sql`true`)))
    expect(Math.max(...sets)).toBeGreaterThan(0)
  })

  const own = { orders: ownOrderSearch, parcels: ownParcelSearch }
  test.each(Object.entries(own))('in the %s of one shopper, for the same words', async (table, search) => {
    const { rows } = await sql<{
      id: string
    }>`select shopper_id as id from orders where number = 'B7'`.execute(db)
    const shopperId = rows[0]!.id
    const owned = sql`${sql.ref(`${table}.shopper_id`)} = ${shopperId}`
    const sets = await Promise.all(
      [
        ...asked,
        'comb of',
        'DARK green',
        'grandmother',
        'wood comb',
        '梳',
        '卖',
        '手',
        '手账',
        '杯',
        'お',
        '차',
      ].map((words) => foundBoth(sql.table(table), search(shopperId)(words), owned)),
    )
    expect(Math.max(...sets)).toBeGreaterThan(0)
  })

  test.each(Object.entries(own))('in the newest %s of one shopper, for one letter', async (table, search) => {
    const { rows } = await sql<{
      id: string
    }>`select shopper_id as id from orders where number = 'B7'`.execute(db)
    const shopperId = rows[0]!.id
    const newest = sql`(select * from ${sql.table(table)} where shopper_id = ${shopperId}
      order by created_at desc, id desc limit 200) ${sql.table(table)}`
    const found = new Map<string, number>()
    for (const letter of ['o', '7', 'x', '%', '_', '\\', 'ж', 'ก', 'İ'])
      found.set(letter, await foundBoth(newest, search(shopperId)(letter), sql`true`))
    expect(found.get('7')).toBeGreaterThan(20)
    for (const none of ['%', '_', '\\', 'ж', 'ก', 'İ']) expect(found.get(none)).toBe(0)
  })

  async function foundBoth(from: RawBuilder<unknown>, { id, ways }: Search, where: RawBuilder<unknown>) {
    const sought = await sql<{ id: string }>`select id from (${sql.join(
      ways.map((way) => sql`select ${id} as id from ${way.from} where ${way.find}`),
      sql` union `,
    )}) sought order by id`.execute(db)
    const holding = await sql<{ id: string }>`select ${id} as id from ${from}
      where ${where} and (${sql.join(
        ways.map((way) => way.is),
        sql` or `,
      )}) order by id`.execute(db)
    expect(sought.rows).toEqual(holding.rows)
    return sought.rows.length
  }
})

describe('words', () => {
  test('of two Chinese characters match part of a title', async () => {
    expect(new Set(await titles('木梳 877'))).toEqual(new Set(['木梳 877', '木梳 8773']))
    expect((await titles('帆布')).every((title) => String(title).startsWith('帆布包'))).toBe(true)
    expect(await titles('梳木')).toEqual([])
  })

  test('match a part in any case, and SQL wildcards are ordinary characters', async () => {
    expect(await titles('LANTERN 1236')).toEqual(['Paper lantern 1236'])
    expect(await titles('lan_ern 1236')).toEqual([])
    expect(await titles('%')).toEqual([])
    expect(await titles(String.raw`\ 1236`)).toEqual([])
  })

  test('match the beginning of a number, not its middle', async () => {
    expect((await page('items', 'b8999')).items.map(({ cells }) => cells['number'])).toEqual(['B8999'])
    expect((await page('parcels', '8997')).items).toEqual([])
  })

  test('match part of a seller’s name', async () => {
    expect((await page('items', '卖家 4321')).items.map(({ cells }) => cells['seller'])).toEqual([
      '卖家 4321',
    ])
  })
})

const NOBODY = '00000000-0000-4000-8000-000000000001'
