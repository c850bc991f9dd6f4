import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Purchases, SellerOrders } from '../../platform/database/tables.ts'
import type { ItemRow } from '../sql.ts'

/** The owner of each item and what decides whether the items can be bought together. Takes no locks, because the shoppers' balances must be locked first. */
export const findBoughtTogether = (db: Db, itemIds: readonly string[]) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('order_items.id', 'in', itemIds)
    .select([
      'order_items.id',
      'order_items.shopper_id',
      'order_items.platform',
      'seller_name',
      'warehouse_id',
    ])
    .execute()

/** Locks items and their orders in a fixed order. */
export const lockItemsForStaff = (tx: Db, itemIds: readonly string[]): Promise<ItemRow[]> =>
  tx
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .where('order_items.id', 'in', itemIds)
    .forNoKeyUpdate(['orders', 'order_items'])
    .selectAll('order_items')
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()

/** Inserts a seller's order and returns its id; undefined if the seller's number is already recorded, even concurrently. */
export async function insertSellerOrder(
  tx: Db,
  order: Insertable<SellerOrders>,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('seller_orders')
    .values(order)
    .onConflict((conflict) =>
      conflict
        .expression(sql`upper(number), platform, seller_name`)
        .where('taken_back_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Orders with a number at any seller, and who bought them; newest first, at most 20. */
export const listSellerOrdersByNumber = (db: Db, number: string) =>
  db
    .selectFrom('seller_orders')
    .innerJoin('staff', 'staff.id', 'seller_orders.bought_by')
    .where(sql<boolean>`upper(number) = upper(${number})`)
    .where('taken_back_at', 'is', null)
    .select(['seller_orders.id', 'platform', 'seller_name', 'bought_at', 'staff.name as bought_by_name'])
    .orderBy('bought_at', 'desc')
    .limit(20)
    .execute()

/** Locks a seller's order, so that its parcels are recorded one at a time. */
export const lockSellerOrder = (tx: Db, id: string) =>
  tx
    .selectFrom('seller_orders')
    .where('id', '=', id)
    .select(['id', 'number', 'bought_by', 'bought_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The items of a seller's order. */
export const listItemsOfSellerOrder = (db: Db, sellerOrderId: string) =>
  db
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where('seller_order_id', '=', sellerOrderId)
    .select(['order_items.id', 'order_items.stage'])
    .execute()

export const insertPurchase = (tx: Db, purchase: Insertable<Purchases>) =>
  tx.insertInto('purchases').values(purchase).execute()

export const setShipped = (
  tx: Db,
  itemId: string,
  shipped: { tracking_number: string; courier: string; shipped_at: Date },
) => tx.updateTable('purchases').set(shipped).where('order_item_id', '=', itemId).execute()

/** Locks a tracking number, so that its owner is decided by one transaction at a time. An advisory lock, because there may be no row to lock yet. */
export const lockTrackingNumber = (tx: Db, trackingNumber: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${trackingNumber}, 0))`.execute(tx)

/**
 * Whether goods of others travel under this number. Items of one seller's order may travel together whoever owns them; a parcel with items of several sellers'
 * orders must be for one shopper. `shopperIds` are the owners of the goods in the parcel.
 */
export async function isTrackingNumberOfOthers(
  tx: Db,
  { sellerOrderId, shopperIds }: { sellerOrderId: string; shopperIds: readonly string[] },
  trackingNumber: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where('tracking_number', '=', trackingNumber)
    .where('seller_order_id', '<>', sellerOrderId)
    .where(sql<boolean>`order_items.shopper_id <> any(${shopperIds}::uuid[])`)
    .select('purchases.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The items expected in a seller's parcel, as found by a scan at the dock. */
export const findItemsByTracking = (db: Db, trackingNumber: string): Promise<ItemRow[]> =>
  db
    .selectFrom('order_items')
    .innerJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .where('purchases.tracking_number', '=', trackingNumber)
    .where('stage', '=', 'seller_shipped')
    .selectAll('order_items')
    // Items are received in this order, so that the orders in a parcel are always locked in the same order.
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()
