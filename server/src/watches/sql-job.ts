import { type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { WatchedGoods } from '../platform/database/tables.ts'
import type { WatchRow, WatchedRow } from './sql.ts'

/** Watched goods whose page may be read now, those that wait longest first. */
export const listDueGoodsForJob = (db: Db, now: Date, limit: number): Promise<WatchedRow[]> =>
  db
    .selectFrom('watched_goods')
    .where('next_at', '<=', now)
    .where((where) =>
      where.exists(
        where.selectFrom('watches').whereRef('goods_id', '=', 'watched_goods.id').select('watches.id'),
      ),
    )
    .orderBy('next_at')
    .orderBy('id')
    .limit(limit)
    .selectAll()
    .execute()

/** Locks goods whose page was read, unless another run was faster. */
export const lockDueGoodsForJob = (tx: Tx, id: string, now: Date): Promise<WatchedRow | undefined> =>
  tx
    .selectFrom('watched_goods')
    .where('id', '=', id)
    .where('next_at', '<=', now)
    .forNoKeyUpdate()
    .selectAll()
    .executeTakeFirst()

export const updateGoods = (tx: Db, id: string, change: Updateable<WatchedGoods>) =>
  tx.updateTable('watched_goods').set(change).where('id', '=', id).execute()

/** Locks the watches of goods. */
export const lockWatchesForJob = (tx: Tx, goodsId: string): Promise<WatchRow[]> =>
  tx
    .selectFrom('watches')
    .where('goods_id', '=', goodsId)
    .orderBy('id')
    .forNoKeyUpdate()
    .selectAll()
    .execute()

export const listOverWatchesForJob = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('watches')
    .where('until', '<=', now)
    .orderBy('until')
    .limit(limit)
    .select(['id', 'shopper_id', 'title'])
    .execute()

/** Ends a watch; false if it was ended or renewed meanwhile. */
export async function endOverWatch(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .deleteFrom('watches')
    .where('id', '=', id)
    .where('until', '<=', now)
    .returning('id')
    .execute()
  return rows.length > 0
}

export const endWatches = (tx: Tx, goodsId: string) =>
  tx.deleteFrom('watches').where('goods_id', '=', goodsId).execute()

/** Deletes goods that nobody watches any more, once their next reading would have been due. */
export const deleteUnwatched = (db: Db, now: Date) =>
  sql`delete from watched_goods where next_at <= ${now}
    and not exists (select from watches where goods_id = watched_goods.id)`.execute(db)
