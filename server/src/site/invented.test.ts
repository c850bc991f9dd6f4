import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDb, createPool } from '../platform/database/db.ts'
import { migrate } from '../platform/database/migrate.ts'
import { readOpeningUncached } from '../platform/opening.ts'
import { findWorkingDays, listWarehousesNow } from './public.ts'
import { seedSite } from './seed/seed-site.ts'

/* Invented examples: a demo begins with them, a real shop without. */

let pool: pg.Pool
/**
 * Separate connections, because the names of prepared statements belong to one client.
 */
let db: ReturnType<typeof createDb>
let drop: () => Promise<void>
beforeEach(async () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = new Client(inject('postgres'))
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  pool = createPool({ ...inject('postgres'), database: name }, 2)
  const readers = createPool({ ...inject('postgres'), database: name }, 2)
  db = createDb(readers)
  drop = async () => {
    await pool.end()
    await db.destroy()
    await maintenance.query(`drop database ${name} with (force)`)
    await maintenance.end()
  }
})
afterEach(() => drop())

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
  await pool.query('insert into shop_opening (opened_at) values (now())')
  await expect(pool.query("update shop_opening set closed_at = now(), closed_reason = 'x'")).rejects.toThrow(
    'a demo stays so',
  )
})
