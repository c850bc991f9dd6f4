import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import { stopOf } from '../platform/database/storage-stopped.ts'
import type { OrderExpectations, OrderItems } from '../platform/database/tables.ts'

/** An item ready for packing on a shelf. */
export type ShelfThing = {
  warehouse_id: string
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  category: string | null
}

/** The most items that go into a parcel. */
const THINGS_MAX = 60

const openRefund = literals(OPEN_REFUND_STAGES)

/** The items that a shopper could pack today (`whyNotCombine`), in the warehouse that has most of them. */
export async function listOwnShelf(db: Db, shopperId: string): Promise<ShelfThing[]> {
  const { rows } = await sql<ShelfThing>`
    with ready as (
      select warehouse_id, weight_grams, length_mm, width_mm, height_mm, category, stocked_at, id
      from stock_items where shopper_id = ${shopperId} and stage = 'in_stock'
        and not exists (select from stock_transfers moved where moved.stock_item_id = stock_items.id and moved.arrived_at is null)
        and ${stopOf('stock_items')} is null and disputed_at is null
        and not exists (select from photo_orders where stock_item_id = stock_items.id and photo_orders.stage = 'waiting')
        and not exists (select from refund_cases where refund_cases.order_item_id = stock_items.order_item_id and refund_cases.stage in (${openRefund})))
    select warehouse_id, weight_grams, length_mm, width_mm, height_mm, category from ready
    where warehouse_id = (select warehouse_id from ready group by warehouse_id order by count(*) desc, warehouse_id limit 1)
    order by stocked_at desc, id limit ${THINGS_MAX}`.execute(db)
  return rows
}

/** An item as ordered, with its shopper and the country of their default address. */
export type OrderedThing = Pick<
  Selectable<OrderItems>,
  | 'id'
  | 'order_id'
  | 'shopper_id'
  | 'platform'
  | 'item_id'
  | 'url'
  | 'title'
  | 'options_text'
  | 'quantity'
  | 'unit_price_fen'
  | 'total_fen'
> & {
  created_at: Date
  own_country: string | null
  accept_language: string
  /** The shopper's choice of country and line. */
  door_country: string | null
  door_line_id: string | null
}

/**
 * The items whose expected cost is not stored yet, from the longest waiting placings, each of them complete.
 */
export async function listToExpectForJob(db: Db, placings: number): Promise<OrderedThing[]> {
  const { rows } = await sql<OrderedThing>`
    with together as (
      select shopper_id, created_at from orders_to_expect join orders on orders.id = order_id
      group by shopper_id, created_at order by created_at limit ${placings}
    )
    select item.id, item.order_id, item.shopper_id, item.platform, item_id, url, title, options_text, quantity, unit_price_fen, total_fen, orders.created_at, accept_language,
      due.country as door_country, due.line_id as door_line_id,
      (select country from addresses where addresses.shopper_id = orders.shopper_id and is_default) as own_country
    from together
    join orders on orders.shopper_id = together.shopper_id and orders.created_at = together.created_at
    join orders_to_expect due on due.order_id = orders.id
    join order_items item on item.order_id = orders.id
    order by orders.created_at, orders.id, position`.execute(db)
  return rows
}

/**
 * Stores the expected costs of items and removes their orders from the list. Expectations already stored stay
 * unchanged.
 */
export async function insertExpectationsForJob(
  db: Db,
  rows: readonly Selectable<OrderExpectations>[],
  done: readonly OrderedThing[],
): Promise<void> {
  const orderIds = [...new Set(done.map((thing) => thing.order_id))]
  await sql`
    with done as (delete from orders_to_expect where order_id = any(${orderIds}::uuid[]))
    insert into order_expectations
    select * from json_populate_recordset(null::order_expectations, ${JSON.stringify(rows)}::json)
    on conflict (order_item_id) do nothing`.execute(db)
}

/**
 * The expected costs of some ordered items, with the name of the line, and whether other items were expected
 * to travel in the same parcel.
 */
export const listExpectations = (db: Db, orderItemIds: readonly string[]) =>
  db
    .selectFrom('order_expectations')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'line_id')
    .where('order_item_id', 'in', [...orderItemIds])
    .selectAll('order_expectations')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select(['shipping_lines.name as line_name', 'order_items.total_fen', 'order_items.quantity'])
    .select(['order_items.refunded_quantity'])
    .select(
      sql<number>`coalesce((
        select sum(case when photos.stage = 'waiting' then fee_fen else taken_fen end) from photo_orders photos
        join stock_items on stock_items.id = photos.stock_item_id where stock_items.order_item_id = order_items.id
      ), 0)::bigint`.as('added_fen'),
    )
    .select(
      sql<boolean>`exists (select from orders together
        join order_items sibling on sibling.order_id = together.id
        join order_expectations other on other.order_item_id = sibling.id
        where together.shopper_id = orders.shopper_id and together.created_at = orders.created_at
          and sibling.id <> all(${[...orderItemIds]}::uuid[]))`.as('was_estimated_with_others'),
    )
    .orderBy('kept_at')
    .orderBy('order_item_id')
    .execute()
