import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

export const findOwnSharing = (db: Db, shopperId: string) =>
  db.selectFrom('shoppers').where('id', '=', shopperId).select('shares_photos').executeTakeFirstOrThrow()

export const setOwnSharing = (tx: Tx, shopperId: string, shares: boolean) =>
  tx.updateTable('shoppers').set({ shares_photos: shares }).where('id', '=', shopperId).execute()

/** Sets whether a shopper's piece is shared. False if the shopper has no such piece. */
export async function setSharingOfOwnPiece(
  tx: Tx,
  shopperId: string,
  stockItemId: string,
  shares: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('stock_items')
    .set({ shares_photos: shares })
    .where('shopper_id', '=', shopperId)
    .where('id', '=', stockItemId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * A shopper's pieces with photos that others may see, and those that the shopper does not share; newest
 * first.
 */
export async function listOwnSharedPieces(db: Db, shopperId: string, limit: number) {
  const { rows } = await sql<{
    stock_item_id: string
    title: string
    title_latin: string
    file_id: string | null
    photos: number
    taken_at: Date
    shares_photos: boolean
  }>`
    select stock.id as stock_item_id, stock.title, coalesce(item.title_latin, '') as title_latin, stock.shares_photos,
      (array_agg(taken.file_id order by taken.position))[1] as file_id, count(*) as photos, max(taken.created_at) as taken_at
    from stock_items stock
    join order_items item on item.id = stock.order_item_id
    join stock_photos taken on taken.stock_item_id = stock.id and taken.kind = 'free' and not taken.held_back
    left join goods_photos photo on photo.stock_photo_id = taken.id and photo.goods_id is not null
    where stock.shopper_id = ${shopperId} and (photo.id is not null or not stock.shares_photos)
    group by stock.id, item.id order by max(taken.created_at) desc, stock.id limit ${limit}`.execute(db)
  return rows
}
