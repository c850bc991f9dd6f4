import type { Opening } from '@longhaul/domain/setup/readiness.ts'
import type pg from 'pg'
import type { Db, Tx } from './database/db.ts'
import { cachedInMemory } from './database/site-memory.ts'

/**
 * Whether the shop is open to strangers, cached in memory. It is closed until its staff open it, whatever
 * else is in the database.
 */
export const readOpening = cachedInMemory(readOpeningUncached)

/** The same read from the table, including this transaction's changes. */
export async function readOpeningUncached(db: Db): Promise<Opening> {
  const mark = await db.selectFrom('installation').select('kind').executeTakeFirst()
  const opening = await db.selectFrom('shop_opening').select(['opened_at', 'closed_at']).executeTakeFirst()
  return {
    isDemo: mark?.kind === 'demo',
    openedAt: opening?.opened_at ?? null,
    closedAt: opening?.closed_at ?? null,
  }
}

/** Opens the shop to strangers, for the first time or again. */
export const writeOpening = (tx: Tx, { staffId, now }: { staffId: string | null; now: Date }) => {
  const row = { opened_at: now, opened_by: staffId, closed_at: null, closed_by: null, closed_reason: '' }
  return tx
    .insertInto('shop_opening')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute()
}

/** Opens the shop in a new database without staff, for tests and benchmarks. */
export const openAtOnce = (pool: pg.Pool, now: Date) =>
  pool.query('insert into shop_opening (opened_at) values ($1)', [now])
