import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDb, createPool } from '../platform/database/db.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readOpeningUncached } from '../platform/opening.ts'
import { findWorkingDays, listWarehousesNow } from './public.ts'
import { seedSite } from './seed/seed-site.ts'

/* Invented examples, in new databases and in those from before they were marked as such. */

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
const OPENING = '0059_shop_opening.sql'

let pool: pg.Pool
/** Separate connections, because the names of prepared statements belong to one client (named-statements.ts). */
let db: ReturnType<typeof createDb>
let folder: string
let drop: () => Promise<void>
beforeEach(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = new Client(inject('postgres'))
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  pool = createPool({ ...inject('postgres'), database: name }, 2)
  const readers = createPool({ ...inject('postgres'), database: name }, 2)
  db = createDb(readers)
  folder = await mkdtemp(join(tmpdir(), 'longhaul-before-'))
  drop = async () => {
    await pool.end()
    await db.destroy()
    await maintenance.query(`drop database ${name} with (force)`)
    await maintenance.end()
    await rm(folder, { recursive: true, force: true })
  }
})
afterEach(() => drop())

/** A database from before examples could be confirmed, with a seeded warehouse and one of the operator's own, migrated to the present. */
async function asBefore(kind: 'demo' | 'shop', shoppers: number): Promise<void> {
  for (const name of (await readdir(MIGRATIONS)).filter((name) => name < OPENING))
    await cp(new URL(name, MIGRATIONS), join(folder, name))
  await migrate(pool, { folder: pathToFileURL(`${folder}/`) })
  await pool.query('insert into installation (kind) values ($1)', [kind])
  for (const [id, address, phone] of [
    ['GZ1', '广东省广州市白云区远淘路 8 号 1 号仓', '400-000-0001'],
    ['BJ1', '北京市朝阳区建国路 1 号', '+86 10 5555 0000'],
  ])
    await pool.query(
      `insert into warehouses (id, name, address_latin, address_chinese, receiver, phone, postcode, position)
       values ($1, '{"en": "x", "zh": "x"}', 'x', $2, 'x', $3, '', 0)`,
      [id, address, phone],
    )
  await pool.query(
    "insert into rate_cards (name, effective_from, created_at) values ('Starting rates', now(), now())",
  )
  for (let count = 0; count < shoppers; count++)
    await pool.query(
      "insert into shoppers (code, email, password_hash, created_at) values ('A1B2C3', 'a@example.com', 'x', now())",
    )
  await migrate(pool)
}

const inForce = async () => {
  const { rows } = await pool.query('select from rate_cards where confirmed_at is not null')
  const opening = await readOpeningUncached(db)
  return {
    warehouses: (await listWarehousesNow(db)).map(({ id }) => id),
    cards: rows.length,
    contact: (await pool.query("select from settings where name = 'contactEmail'")).rowCount,
    days: (await findWorkingDays(db))?.daysOff.length ?? 0,
    open: opening.isDemo || opening.openedAt !== null,
  }
}

test('a new real shop begins without invented data', async () => {
  await migrate(pool)
  await seedSite(pool, new Date())
  expect(await inForce()).toEqual({ warehouses: [], cards: 0, contact: 0, days: 0, open: false })
  expect((await pool.query('select from warehouses')).rowCount).toBe(0)
  expect((await pool.query('select from shipping_rates')).rowCount).toBe(0)
})

test('the demo begins with all the invented data', async () => {
  await migrate(pool)
  await pool.query("insert into installation (kind) values ('demo')")
  await seedSite(pool, new Date(), 'demo')
  expect(await inForce()).toMatchObject({ cards: 1, contact: 1, days: 14, open: true })
  expect((await inForce()).warehouses).toHaveLength(7)
})

test('an older shop with shoppers stays open, and keeps its own data', async () => {
  await asBefore('shop', 1)
  expect(await inForce()).toEqual({ warehouses: ['BJ1'], cards: 0, contact: 0, days: 14, open: true })
})

test('an older shop without shoppers is closed', async () => {
  await asBefore('shop', 0)
  expect(await inForce()).toEqual({ warehouses: ['BJ1'], cards: 0, contact: 0, days: 0, open: false })
})

test('an older demo stays a demo, and cannot be closed', async () => {
  await asBefore('demo', 1)
  expect(await inForce()).toEqual({ warehouses: ['GZ1', 'BJ1'], cards: 1, contact: 1, days: 14, open: true })
  await expect(pool.query("update shop_opening set closed_at = now(), closed_reason = 'x'")).rejects.toThrow(
    'a demo stays so',
  )
})
