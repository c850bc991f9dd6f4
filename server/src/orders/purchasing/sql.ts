import { type Insertable, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Purchases, SellerOrders } from '../../platform/database/tables.ts'
import type { ItemRow } from '../sql.ts'

/** What of each item decides whether it can be bought with others, and whose it is. Nothing is locked: the shoppers' money comes first. */
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

/** Locks items one order after the other, always the same way round. */
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

/** Keeps an order at a seller; nothing where the seller's number is recorded already, be it at this moment. */
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

/** Who used a number, at whatever seller. */
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

/** The order at the seller, locked: one parcel of it is recorded after the other. */
export const lockSellerOrder = (tx: Db, id: string) =>
  tx
    .selectFrom('seller_orders')
    .where('id', '=', id)
    .select(['id', 'number', 'bought_by', 'bought_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The items of an order at a seller. */
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

/** Only one at a time decides whose a tracking number is: it may not be in any row yet that could be locked. */
export const lockTrackingNumber = (tx: Db, trackingNumber: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${trackingNumber}, 0))`.execute(tx)

/**
 * Whether goods of others travel under this number: those of an order at a seller travel together, whoever ordered them; beyond it one parcel may hold several orders, of one
 * shopper. `shopperIds` are whose goods are to be in the parcel.
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

/** The items that a seller's parcel is bringing: what a scan at the dock finds. */
export const findItemsByTracking = (db: Db, trackingNumber: string): Promise<ItemRow[]> =>
  db
    .selectFrom('order_items')
    .innerJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .where('purchases.tracking_number', '=', trackingNumber)
    .where('stage', '=', 'seller_shipped')
    .selectAll('order_items')
    // Received in this order: orders of one courier's parcel are always locked the same way round.
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()
