import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** The day on which a package was handed over, in the warehouses' time zone. */
const shippedDay = sql<string>`(parcels.shipped_at at time zone 'Asia/Shanghai')::date::text`

/** Hand-overs since a point in time, grouped by day, warehouse and line, newest first. */
export const listManifestRows = (db: Db, since: Date, warehouseId: string | null) =>
  db
    .selectFrom('parcels')
    .innerJoin('shipping_lines', 'shipping_lines.id', 'parcels.line_id')
    .innerJoin('warehouses', 'warehouses.id', 'parcels.warehouse_id')
    .where('parcels.shipped_at', '>=', since)
    .$if(warehouseId !== null, (query) => query.where('parcels.warehouse_id', '=', warehouseId!))
    .select([
      shippedDay.as('day'),
      'parcels.warehouse_id',
      'warehouses.name as warehouse_name',
      'parcels.line_id',
      'shipping_lines.name as line_name',
      sql<number>`count(*)::int`.as('parcel_count'),
      sql<number>`sum(coalesce(parcels.actual_grams, parcels.estimated_grams))::int`.as('grams'),
    ])
    .groupBy(['day', 'parcels.warehouse_id', 'warehouse_name', 'parcels.line_id', 'line_name'])
    .orderBy('day', 'desc')
    .orderBy('parcels.warehouse_id')
    .orderBy('parcels.line_id')
    .execute()

/** The packages on one manifest, in the order of their numbers. */
export const listHandedOver = (db: Db, of: { warehouseId: string; lineId: string; day: string }) =>
  db
    .selectFrom('parcels')
    .where('warehouse_id', '=', of.warehouseId)
    .where('line_id', '=', of.lineId)
    .where(shippedDay, '=', of.day)
    .selectAll()
    .select(
      sql<number>`(select coalesce(sum(quantity), 0)::int from parcel_items
        join stock_items on stock_items.id = stock_item_id where parcel_id = parcels.id)`.as('pieces'),
    )
    .orderBy('number')
    .execute()

export const findLine = (db: Db, id: string) =>
  db.selectFrom('shipping_lines').where('id', '=', id).select(['id', 'name', 'tax_mode']).executeTakeFirst()

export const findWarehouse = (db: Db, id: string) =>
  db
    .selectFrom('warehouses')
    .where('id', '=', id)
    .select(['id', 'name', 'address_latin', 'address_chinese'])
    .executeTakeFirst()

export type LabelledRow = Awaited<ReturnType<typeof listLabelled>>[number]

/** Goods whose labels were requested, in order of arrival. */
export const listLabelled = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('stock_items')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('orders', 'orders.id', 'order_items.order_id')
    .where('stock_items.id', 'in', [...ids])
    .where('labelled_pieces', '>', 0)
    .select([
      'stock_items.title',
      'stock_items.shelf',
      'stock_items.goods_number',
      'stock_items.labelled_pieces',
      'orders.number as order_number',
      'order_items.options_text',
    ])
    .orderBy('stock_items.received_at')
    .orderBy('stock_items.goods_number')
    .execute()
