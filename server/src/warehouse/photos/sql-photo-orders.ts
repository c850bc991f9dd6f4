import type { PhotoOrderStage } from '@longhaul/domain/warehouse/photo-order.ts'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { PhotoOrders } from '../../platform/database/tables.ts'

export type PhotoOrderRow = Selectable<PhotoOrders>

export const insertPhotoOrder = (tx: Tx, order: Insertable<PhotoOrders>) =>
  tx.insertInto('photo_orders').values(order).execute()

/** Adds photos to an open order; `sums` are the new totals. */
export const addToPhotoOrder = (
  tx: Tx,
  id: string,
  sums: { shots: number; remark: string; fee_fen: number },
) => tx.updateTable('photo_orders').set(sums).where('id', '=', id).execute()

/** Locks the open photo order of a stock item. The caller locks the stock item itself. */
export const lockPhotoOrder = (tx: Tx, stockItemId: string): Promise<PhotoOrderRow | undefined> =>
  tx
    .selectFrom('photo_orders')
    .where('stock_item_id', '=', stockItemId)
    .where('stage', '=', 'waiting')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Whether a stock item has an open photo order. */
export const hasPhotoOrder = async (db: Db, stockItemId: string): Promise<boolean> =>
  (await listPhotoOrders(db, [stockItemId])).length > 0

/** The open photo orders of some stock items, each with the number of photos already taken. */
export const listPhotoOrders = async (db: Db, stockItemIds: readonly string[]) =>
  stockItemIds.length === 0
    ? []
    : await db
        .selectFrom('photo_orders')
        .where('stock_item_id', 'in', [...stockItemIds])
        .where('stage', '=', 'waiting')
        .select(['id', 'stock_item_id', 'shots', 'remark', 'fee_fen', 'created_at'])
        .select((select) =>
          select
            .selectFrom('stock_photos')
            .whereRef('photo_order_id', '=', 'photo_orders.id')
            .select((of) => of.fn.countAll<number>().as('taken'))
            .$asScalar()
            .$notNull()
            .as('taken'),
        )
        .execute()

/** The number of detail photos of a stock item, from all orders. */
export async function countDetailPhotos(db: Db, stockItemId: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_photos')
    .where('stock_item_id', '=', stockItemId)
    .where('kind', '=', 'detail')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The number of photos already taken for an order. */
export async function countTaken(db: Db, photoOrderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_photos')
    .where('photo_order_id', '=', photoOrderId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The number of photos of a stock item ever ordered on its shelf, and the number of ended orders. They
 * distinguish successive events in the books.
 */
export const countPhotoOrders = (db: Db, stockItemId: string) =>
  db
    .selectFrom('photo_orders')
    .where('stock_item_id', '=', stockItemId)
    .select((select) => [
      select.fn.coalesce(select.fn.sum<number>('shots'), select.lit(0)).as('shots'),
      select.fn.countAll<number>().filterWhere('stage', '!=', 'waiting').as('ended'),
    ])
    .executeTakeFirstOrThrow()

export const setPhotoOrderEnd = (
  tx: Tx,
  id: string,
  end: {
    stage: Exclude<PhotoOrderStage, 'waiting'>
    taken_fen: number
    reason: string
    ended_at: Date
    ended_by: string | null
  },
) => tx.updateTable('photo_orders').set(end).where('id', '=', id).where('stage', '=', 'waiting').execute()

/** The stage of an order's item. */
export const findStageInOrder = (db: Db, orderItemId: string) =>
  db.selectFrom('order_items').where('id', '=', orderItemId).select('stage').executeTakeFirstOrThrow()

/** The stock item of a shopper's order item, without a lock: callers that decide by it must lock it. */
export const findOwnStockOfItem = (db: Db, shopperId: string, orderItemId: string) =>
  db
    .selectFrom('stock_items')
    .where('shopper_id', '=', shopperId)
    .where('order_item_id', '=', orderItemId)
    .select(['id', 'stage'])
    .executeTakeFirst()

/** A photo with the id of its stock item and its caption. */
export const findStockPhoto = (db: Db, id: string) =>
  db
    .selectFrom('stock_photos')
    .where('id', '=', id)
    .select(['id', 'stock_item_id', 'shows', 'flaw', 'note'])
    .executeTakeFirst()

export const setCaption = (
  tx: Tx,
  id: string,
  caption: { shows: PhotoCaption['shows']; flaw: PhotoCaption['flaw']; note: string },
) => tx.updateTable('stock_photos').set(caption).where('id', '=', id).execute()

export const setHeldBack = (tx: Tx, id: string, heldBack: boolean) =>
  tx.updateTable('stock_photos').set({ held_back: heldBack }).where('id', '=', id).execute()

type PhotoCaption = NonNullable<Awaited<ReturnType<typeof findStockPhoto>>>
