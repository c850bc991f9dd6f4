import { STOCK_STAGES } from '@longhaul/domain/warehouse/here.ts'
import { sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import { countStages } from '../platform/database/count-stages.ts'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import { storageStoppedAt } from '../platform/database/storage-stopped.ts'
import { goodsOfStock } from '../goods/public.ts'
import { matching, stockSearch } from '../search/public.ts'
import { HERE } from '@longhaul/domain/warehouse/here.ts'
import { refundPieces } from './sql-refund-open.ts'

export type StaffStockRow = Awaited<ReturnType<typeof listStockRows>>[number] & {
  /** Read only for what is on a bench. */
  last_size_mm?: number[] | null
}

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
      'shoppers.lang as shopper_lang',
      'arrivals.tracking_number',
      'orders.number as order_number',
      'order_items.photo_shots',
      'order_items.photo_remark',
      goodsOfStock.as('goods'),
      storageStoppedAt.as('storage_stopped_at'),
    ])
    .select((select) => refundPieces(select).as('refund_pieces'))

/** The size of the same goods when they were last measured; null if nobody has yet. */
const lastSize = sql<number[] | null>`(
  select array[s.length_mm, s.width_mm, s.height_mm]
  from order_items i join stock_items s on s.order_item_id = i.id
  where i.platform = order_items.platform and i.item_id = order_items.item_id and i.item_id <> ''
    and i.options_text = order_items.options_text and s.quantity = stock_items.quantity
    and s.length_mm is not null and s.id <> stock_items.id
  order by s.received_at desc limit 1
)`.as('last_size_mm')

/** Stock in a warehouse, or in all, newest arrival first, filtered by stage or by words. */
export const listStockRows = async (
  db: Db,
  filter: {
    stage?: string | undefined
    words?: string | undefined
    assignedTo?: string | undefined
    warehouseId: string | null
    cursor: Cursor | undefined
    limit: number
  },
) =>
  stockRows(db)
    .$if(filter.stage === MOVING, (query) => query.where(isMoving))
    .$if(filter.stage === PHOTOS, (query) => query.where(waitsForPhotos))
    .$if(filter.stage === HELD, (query) => query.where(isHeld))
    .$if(filter.stage !== undefined && ![MOVING, PHOTOS, HELD].includes(filter.stage), (query) =>
      query.where(sql<string>`stock_items.stage`, '=', filter.stage!),
    )
    .$if(filter.warehouseId !== null, (query) =>
      query.where(liesIn(filter.warehouseId!, filter.stage === MOVING)),
    )
    .$if(filter.assignedTo !== undefined, (query) => query.where(isGivenTo(filter.assignedTo!)))
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

/** Whether stock, at the bench or on its shelf, was given to somebody to work on. */
const isGivenTo = (staffId: string) => sql<boolean>`exists (
  select from assignments given where given.subject_id = stock_items.id
    and given.subject_kind in ('inspection', 'stock_item') and given.staff_id = ${staffId}
)`

/** Whether stock lies in a warehouse, or is on its way to it if that counts. */
const liesIn = (warehouseId: string, isOnItsWay: boolean) =>
  isOnItsWay
    ? sql<boolean>`(stock_items.warehouse_id = ${warehouseId} or exists (
        select from stock_transfers t where t.stock_item_id = stock_items.id and t.arrived_at is null
          and t.to_warehouse = ${warehouseId}))`
    : sql<boolean>`stock_items.warehouse_id = ${warehouseId}`

/** Also not a stage: stock on its shelf with an open photo order. */
const PHOTOS = 'photos'
const waitsForPhotos = sql<boolean>`exists (
  select from photo_orders p where p.stock_item_id = stock_items.id and p.stage = 'waiting'
)`

/** Nor is this: stock in the warehouse that staff hold. */
const HELD = 'held'
const isHeld = sql<boolean>`(stock_items.held_at is not null and stock_items.stage in (${literals(HERE)}))`

export const findStockRow = (db: Db, id: string) =>
  stockRows(db).select(lastSize).where('stock_items.id', '=', id).executeTakeFirst()

/** The stock items received by one scan, without what was abandoned since. */
export const listRowsOfArrival = (db: Db, arrivalId: string) =>
  stockRows(db)
    .select(lastSize)
    .where('stock_items.arrival_id', '=', arrivalId)
    .where('stock_items.stage', '<>', 'abandoned')
    .orderBy('stock_items.received_at')
    .orderBy('stock_items.id')
    .execute()

/** The number of stock items in each stage, in a warehouse or in all. */
export async function countStockByStage(db: Db, warehouseId: string | null): Promise<Record<string, number>> {
  const counts = await countStages(db, 'stock_items', STOCK_STAGES, warehouseId)
  const { moving } = await db
    .selectFrom('stock_transfers')
    .innerJoin('stock_items', 'stock_items.id', 'stock_item_id')
    .where('arrived_at', 'is', null)
    .$if(warehouseId !== null, (query) => query.where(liesIn(warehouseId!, true)))
    .select((select) => select.fn.countAll<number>().as('moving'))
    .executeTakeFirstOrThrow()
  const { photos } = await db
    .selectFrom('photo_orders')
    .innerJoin('stock_items', 'stock_items.id', 'stock_item_id')
    .where('photo_orders.stage', '=', 'waiting')
    .$if(warehouseId !== null, (query) => query.where('stock_items.warehouse_id', '=', warehouseId!))
    .select((select) => select.fn.countAll<number>().as('photos'))
    .executeTakeFirstOrThrow()
  const { held } = await db
    .selectFrom('stock_items')
    .where(isHeld)
    .$if(warehouseId !== null, (query) => query.where('warehouse_id', '=', warehouseId!))
    .select((select) => select.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
  return { ...counts, [MOVING]: moving, [PHOTOS]: photos, [HELD]: held }
}
