import { WATCHES_MAX } from '@longhaul/domain/watches/limits.ts'
import { type Selectable, type Updateable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { WatchedGoods, Watches } from '../platform/database/tables.ts'

export type WatchRow = Selectable<Watches>
export type WatchedRow = Selectable<WatchedGoods>

/** The watches of a shopper with their goods, newest first. */
export const listOwnWatches = (db: Db, shopperId: string) =>
  db
    .selectFrom('watches')
    .innerJoin('watched_goods', 'watched_goods.id', 'watches.goods_id')
    .where('shopper_id', '=', shopperId)
    .selectAll('watches')
    .select(['platform', 'item_id', 'url', 'read_at', 'failed'])
    .orderBy('created_at', 'desc')
    .orderBy('watches.id')
    .limit(WATCHES_MAX)
    .execute()

export async function countOwnWatches(db: Db, shopperId: string): Promise<number> {
  const { count } = await db
    .selectFrom('watches')
    .where('shopper_id', '=', shopperId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The watched goods of a link, locked; made if nobody watches them. Those that are there are read when they
 * are due, or half a day after the last reading, so that a new watch need not wait for days.
 */
export async function lockWatchedGoods(
  tx: Tx,
  goods: { platform: string; item_id: string; url: string; next_at: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('watched_goods')
    .values(goods)
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({
        next_at: sql<Date>`case when watched_goods.failed = 0 and watched_goods.read_at is not null
          then least(watched_goods.next_at, greatest(watched_goods.read_at + interval '12 hours', excluded.next_at))
          else watched_goods.next_at end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findOwnWatchOf = (tx: Tx, shopperId: string, goodsId: string): Promise<WatchRow | undefined> =>
  tx
    .selectFrom('watches')
    .where('shopper_id', '=', shopperId)
    .where('goods_id', '=', goodsId)
    .selectAll()
    .executeTakeFirst()

export const insertWatch = async (
  tx: Tx,
  watch: Pick<WatchRow, 'shopper_id' | 'goods_id' | 'title' | 'options_text' | 'until' | 'created_at'>,
): Promise<string> =>
  (await tx.insertInto('watches').values(watch).returning('id').executeTakeFirstOrThrow()).id

export const updateWatch = (tx: Tx, id: string, change: Updateable<Watches>) =>
  tx.updateTable('watches').set(change).where('id', '=', id).execute()

export async function deleteOwnWatch(tx: Tx, shopperId: string, id: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('watches')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return rows.length > 0
}

export const deleteOwnWatches = (tx: Tx, shopperId: string) =>
  tx.deleteFrom('watches').where('shopper_id', '=', shopperId).execute()
