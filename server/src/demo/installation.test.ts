import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { createPool } from '../platform/database/db.ts'
import { markInstallation, refuseOtherKind } from './installation.ts'

let database: TestDatabase
let pool: pg.Pool
beforeEach(async () => {
  database = await createTestDatabase()
  pool = createPool(database.config, 1)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

const addStaff = (email: string) =>
  pool.query(
    "insert into staff (email, name, password_hash, roles, lang, created_at) values ($1, 'Ada', 'x', '{admin}', 'en', now())",
    [email],
  )
const addShopper = (email: string) =>
  pool.query(
    "insert into shoppers (code, email, password_hash, created_at) values ('A1B2C3', $1, 'x', now())",
    [email],
  )

test('an empty database can become either kind, and then stays that', async () => {
  await refuseOtherKind(pool, true)
  await refuseOtherKind(pool, false)
  await markInstallation(pool, true)
  await markInstallation(pool, true)
  await expect(refuseOtherKind(pool, false)).rejects.toThrow(
    /passwords are published.*DATA_DIR.*DATABASE_URL/,
  )
  await expect(markInstallation(pool, false)).rejects.toThrow('cannot become a real shop')
  await expect(pool.query("update installation set kind = 'shop'")).rejects.toThrow('never changes')
  await expect(pool.query('delete from installation')).rejects.toThrow('never changes')
  await expect(pool.query("insert into installation (kind) values ('shop')")).rejects.toThrow('duplicate key')
})

test('a shop refuses the demo', async () => {
  await markInstallation(pool, false)
  await expect(refuseOtherKind(pool, true)).rejects.toThrow(/real shop.*set DEMO=0/)
})

test('without a mark a demo is recognised by its staff, whatever its state', async () => {
  await addStaff('Admin@demo.example')
  await expect(refuseOtherKind(pool, false)).rejects.toThrow('holds the demo')
  await refuseOtherKind(pool, true)
})

test('without a mark a demo is also recognised by its story', async () => {
  await pool.query("insert into settings (name, value, updated_at) values ('demoStory', '\"told\"', now())")
  await expect(markInstallation(pool, false)).rejects.toThrow('holds the demo')
})

test('without a mark, an account other than the demo’s staff makes it a shop, even a shopper with a demo address', async () => {
  await addShopper('mei@demo.example')
  await refuseOtherKind(pool, false)
  await expect(refuseOtherKind(pool, true)).rejects.toThrow('holds a real shop')
})
