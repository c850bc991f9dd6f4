import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { isRecentlySent } from '../sql.ts'

/**
 * The items bought but not sent yet of orders with these numbers, which may be sellers' or ours. The numbers
 * are in upper case.
 */
export const listItemsToSend = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .innerJoin('seller_orders', 'seller_orders.id', 'purchases.seller_order_id')
    .where('stage', '=', 'purchased')
    .where(
      sql<boolean>`seller_orders.id in (select id from seller_orders where upper(number) = any(${numbers}::text[])
        union all select seller_order_id from orders join order_items on order_items.order_id = orders.id
          join purchases on purchases.order_item_id = order_items.id where orders.number = any(${numbers}::text[]))`,
    )
    .select([
      'order_items.id',
      'order_items.shopper_id',
      'orders.number as order_number',
      'seller_orders.id as seller_order_id',
      'seller_orders.number as seller_number',
      'seller_orders.seller_name',
    ])
    .orderBy('seller_orders.id')
    .orderBy('order_items.id')
    .execute()

/** The owners and sellers' orders of goods that already travel under these numbers. */
export const listUnderWay = (db: Db, trackingNumbers: readonly string[], now: Date) =>
  db
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where(sql<boolean>`tracking_number = any(${trackingNumbers}::text[])`)
    .where(isRecentlySent(now))
    .select([sql<string>`tracking_number`.as('tracking_number'), 'seller_order_id', 'order_items.shopper_id'])
    .execute()

/** Locks sellers' orders in the order of their ids, so that two lists lock them in the same order. */
export const lockSellerOrders = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('seller_orders')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
