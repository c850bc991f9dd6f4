import { STOCK_STAGES } from '@longhaul/domain/lists/lists.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import { countStages } from '../platform/database/count-stages.ts'
import type { Db } from '../platform/database/db.ts'
import { matching, stockSearch } from '../search/public.ts'
import { refundPieces } from './sql-refund-open.ts'

export type StaffStockRow = Awaited<ReturnType<typeof listStockRows>>[number]

const stockRows = (db: Db) =>
  db
    .selectFrom('stock_items')
    .innerJoin('shoppers', 'shoppers.id', 'stock_items.shopper_id')
    .innerJoin('arrivals', 'arrivals.id', 'stock_items.arrival_id')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('orders', 'orders.id', 'order_items.order_id')
    .selectAll('stock_items')
    .select([
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      'shoppers.code as shopper_code',
      'arrivals.tracking_number',
      'orders.number as order_number',
      'order_items.image_file_id',
      'order_items.options_text',
      'order_items.options_latin',
      'order_items.photo_shots',
      'order_items.photo_remark',
    ])
    .select((select) => refundPieces(select).as('refund_pieces'))

/** Stock, newest arrival first, filtered by stage or by words. */
export const listStockRows = async (
  db: Db,
  filter: {
    stage?: string | undefined
    words?: string | undefined
    cursor: Cursor | undefined
    limit: number
  },
) =>
  stockRows(db)
    .$if(filter.stage === MOVING, (query) => query.where(isMoving))
    .$if(filter.stage === PHOTOS, (query) => query.where(waitsForPhotos))
    .$if(filter.stage !== undefined && filter.stage !== MOVING && filter.stage !== PHOTOS, (query) =>
      query.where(sql<string>`stock_items.stage`, '=', filter.stage!),
    )
    .where(await matching(db, stockSearch, filter.words))
    .$call((query) =>
      newestPage(query, 'stock_items.received_at', 'stock_items.id', filter.cursor, filter.limit),
    )
    .execute()

/** Not a stage, but a list of its own: stock on its way to another warehouse. */
const MOVING = 'moving'
const isMoving = sql<boolean>`exists (
  select from stock_transfers t where t.stock_item_id = stock_items.id and t.arrived_at is null
)`

/** Also not a stage: stock on its shelf with an open photo order. */
const PHOTOS = 'photos'
const waitsForPhotos = sql<boolean>`exists (
  select from photo_orders p where p.stock_item_id = stock_items.id and p.stage = 'waiting'
)`

export const findStockRow = (db: Db, id: string) =>
  stockRows(db).where('stock_items.id', '=', id).executeTakeFirst()

/** The stock items received by one scan, without what was abandoned since. */
export const listRowsOfArrival = (db: Db, arrivalId: string) =>
  stockRows(db)
    .where('stock_items.arrival_id', '=', arrivalId)
    .where('stock_items.stage', '<>', 'abandoned')
    .orderBy('stock_items.received_at')
    .orderBy('stock_items.id')
    .execute()

/** The number of stock items in each stage. */
export async function countStockByStage(db: Db): Promise<Record<string, number>> {
  const counts = await countStages(db, 'stock_items', STOCK_STAGES)
  const { moving } = await db
    .selectFrom('stock_transfers')
    .where('arrived_at', 'is', null)
    .select((select) => select.fn.countAll<number>().as('moving'))
    .executeTakeFirstOrThrow()
  const { photos } = await db
    .selectFrom('photo_orders')
    .where('stage', '=', 'waiting')
    .select((select) => select.fn.countAll<number>().as('photos'))
    .executeTakeFirstOrThrow()
  return { ...counts, [MOVING]: moving, [PHOTOS]: photos }
}
