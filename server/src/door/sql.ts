import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { OrderExpectations } from '../platform/database/tables.ts'

/** Something that lies ready on a shelf. */
export type ShelfThing = {
  warehouse_id: string
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  category: string | null
}

/** More than this goes into no package. */
const THINGS_MAX = 60

/** What a shopper has on shelves and could pack today, in the warehouse where most of it lies. */
export async function listOwnShelf(db: Db, shopperId: string): Promise<ShelfThing[]> {
  const { rows } = await sql<ShelfThing>`
    with ready as (
      select warehouse_id, weight_grams, length_mm, width_mm, height_mm, category, stocked_at, id
      from stock_items where shopper_id = ${shopperId} and stage = 'in_stock'
        and not exists (select from stock_transfers moved where moved.stock_item_id = stock_items.id and moved.arrived_at is null))
    select warehouse_id, weight_grams, length_mm, width_mm, height_mm, category from ready
    where warehouse_id = (select warehouse_id from ready group by warehouse_id order by count(*) desc, warehouse_id limit 1)
    order by stocked_at desc, id limit ${THINGS_MAX}`.execute(db)
  return rows
}

/** The things of some orders as they were ordered, with when, in their order. */
export const listOrderedForJob = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('order_id', 'in', [...orderIds])
    .select(['order_items.id', 'order_items.shopper_id', 'order_items.platform', 'item_id', 'url', 'title'])
    .select(['options_text', 'quantity', 'photo_shots', 'total_fen', 'unit_price_fen', 'orders.created_at'])
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .orderBy('position')
    .execute()

/** Keeps what was told; what is kept already stays. */
export const insertExpectationsForJob = (db: Db, rows: Insertable<OrderExpectations>[]) =>
  db
    .insertInto('order_expectations')
    .values(rows)
    .onConflict((conflict) => conflict.column('order_item_id').doNothing())
    .execute()

/** What was told of some ordered things, with the name of the line. */
export const listExpectations = (db: Db, orderItemIds: readonly string[]) =>
  db
    .selectFrom('order_expectations')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'line_id')
    .where('order_item_id', 'in', [...orderItemIds])
    .selectAll('order_expectations')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(['shipping_lines.name as line_name', 'order_items.total_fen as paid_fen'])
    .orderBy('kept_at')
    .orderBy('order_item_id')
    .execute()
