import { VIEWED_MAX } from '@longhaul/domain/favourites/limits.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { ViewedGoods } from '../platform/database/tables.ts'

export type ViewedRow = Selectable<ViewedGoods>
export type NewViewed = Insertable<ViewedGoods>

/** The goods that a shopper looked at, the latest first. */
export const listOwnViewed = (db: Db, shopperId: string): Promise<ViewedRow[]> =>
  db
    .selectFrom('viewed_goods')
    .where('shopper_id', '=', shopperId)
    .selectAll()
    .orderBy('viewed_at', 'desc')
    .orderBy('id')
    .limit(VIEWED_MAX)
    .execute()

export async function keepsHistory(db: Db, shopperId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select('keeps_history')
    .executeTakeFirstOrThrow()
  return row.keeps_history
}

/**
 * Adds goods that were looked at; of goods that are there already the later time counts. The oldest make
 * room. The shopper must be locked.
 */
export async function addViewed(tx: Tx, shopperId: string, rows: readonly NewViewed[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('viewed_goods')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['shopper_id', 'url']).doUpdateSet((set) => ({
        title: set.ref('excluded.title'),
        viewed_at: sql<Date>`greatest(viewed_goods.viewed_at, excluded.viewed_at)`,
      })),
    )
    .execute()
  await sql`delete from viewed_goods where shopper_id = ${shopperId} and id in (
      select id from viewed_goods where shopper_id = ${shopperId}
      order by viewed_at desc, id offset ${sql.lit(VIEWED_MAX)})`.execute(tx)
}

export async function deleteOwnViewed(tx: Tx, shopperId: string, id: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('viewed_goods')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return rows.length > 0
}

export const deleteAllOwnViewed = (tx: Tx, shopperId: string) =>
  tx.deleteFrom('viewed_goods').where('shopper_id', '=', shopperId).execute()

export const setKeepsHistory = (tx: Tx, shopperId: string, on: boolean) =>
  tx.updateTable('shoppers').set({ keeps_history: on }).where('id', '=', shopperId).execute()
