import { numberReusedBefore } from '@longhaul/domain/warehouse/whose-parcel.ts'
import { seriesOf } from '@longhaul/domain/inbounds/announce.ts'
import { type Insertable, sql } from 'kysely'
import { goodsOfOrderItem } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Purchases, SellerOrders } from '../../platform/database/tables.ts'
import type { ItemRow } from '../sql.ts'

/**
 * The owner of each item and what decides whether the items can be bought together. Takes no locks, because
 * the shoppers' balances must be locked first.
 */
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
export const lockItemsForStaff = (tx: Tx, itemIds: readonly string[]): Promise<ItemRow[]> =>
  tx
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .where('order_items.id', 'in', itemIds)
    .forNoKeyUpdate(['orders', 'order_items'])
    .selectAll('order_items')
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()

/**
 * Inserts a seller's order and returns its id; undefined if the seller's number is already recorded, even
 * concurrently.
 */
export async function insertSellerOrder(
  tx: Tx,
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
export const lockSellerOrder = (tx: Tx, id: string) =>
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
    .select(['order_items.id', 'order_items.stage', 'order_items.shopper_id'])
    .execute()

export const insertPurchase = (tx: Tx, purchase: Insertable<Purchases>) =>
  tx.insertInto('purchases').values(purchase).execute()

export const setShipped = (
  tx: Tx,
  itemId: string,
  shipped: { tracking_number: string; courier: string; shipped_at: Date },
) => tx.updateTable('purchases').set(shipped).where('order_item_id', '=', itemId).execute()

/**
 * Locks a tracking number, so that its parcel's owner is decided by one transaction at a time: the buyer's, a
 * shopper's announcement, a scan at the dock. An advisory lock, because there may be no row to lock yet.
 */
export const lockTrackingNumber = (tx: Tx, trackingNumber: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${trackingNumber}, 0))`.execute(tx)

/** A number that a seller used long ago is on another parcel now: couriers issue their numbers anew. */
export const isRecentlySent = (now: Date) =>
  sql<boolean>`(purchases.shipped_at is null or purchases.shipped_at > ${numberReusedBefore(now)})`

/**
 * Whether goods of others travel under this number. Items of one seller's order may travel together whoever
 * owns them; a parcel with items of several sellers' orders must be for one shopper. `shopperIds` are the
 * owners of the goods in the parcel.
 */
export async function isTrackingNumberOfOthers(
  tx: Tx,
  { sellerOrderId, shopperIds }: { sellerOrderId: string; shopperIds: readonly string[] },
  trackingNumber: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where('tracking_number', '=', trackingNumber)
    .where(isRecentlySent(now))
    .where('seller_order_id', '<>', sellerOrderId)
    .where(sql<boolean>`order_items.shopper_id <> any(${shopperIds}::uuid[])`)
    .select('purchases.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The items expected in a seller's parcel, as found by a scan at the dock. */
export const findItemsByTracking = (db: Db, trackingNumber: string, now: Date): Promise<ItemRow[]> =>
  db
    .selectFrom('order_items')
    .innerJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .where('purchases.tracking_number', '=', trackingNumber)
    .where(isRecentlySent(now))
    .where('stage', '=', 'seller_shipped')
    .selectAll('order_items')
    // Items are received in this order, so that the orders in a parcel are always locked in the same order.
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()

/**
 * Whether a number differs only in its last digits from one that a seller used for us since `since`, while
 * goods that we bought from that seller still have no number: a parcel with it could hold them.
 */
export async function isInSellersSeries(db: Db, trackingNumber: string, since: Date): Promise<boolean> {
  const series = seriesOf(trackingNumber)
  const { rows } = await sql<{ found: boolean }>`select exists (
    select from purchases sent
    join seller_orders known on known.id = sent.seller_order_id
    join seller_orders waiting on waiting.seller_name = known.seller_name and waiting.platform = known.platform
    join purchases unsent on unsent.seller_order_id = waiting.id and unsent.tracking_number is null
    join order_items item on item.id = unsent.order_item_id and item.stage = 'purchased'
    where sent.tracking_number like ${`${series}%`} and length(sent.tracking_number) = ${trackingNumber.length}
      and sent.shipped_at > ${since}
  ) as found`.execute(db)
  return rows[0]!.found
}

/**
 * The items expected in a seller's parcel, with their orders, sellers and shoppers, for staff who decide
 * whose a parcel is.
 */
export const listBoughtUnder = (db: Db, trackingNumber: string, now: Date) =>
  db
    .selectFrom('order_items')
    .innerJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('shoppers', 'shoppers.id', 'order_items.shopper_id')
    .where('purchases.tracking_number', '=', trackingNumber)
    .where(isRecentlySent(now))
    .where('order_items.stage', '=', 'seller_shipped')
    .select([
      'order_items.id as item_id',
      'orders.number as order_number',
      'orders.seller_name',
      goodsOfOrderItem.as('goods'),
      'order_items.shopper_id',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      'shoppers.code as shopper_code',
    ])
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()

/**
 * What was received under these numbers since `since`; without a seller's order if a shopper sent it here.
 */
export const listReceivedUnder = (db: Db, trackingNumbers: readonly string[], since: Date) =>
  db
    .selectFrom('arrivals')
    .innerJoin('stock_items', 'stock_items.arrival_id', 'arrivals.id')
    .leftJoin('purchases', 'purchases.order_item_id', 'stock_items.order_item_id')
    .where(sql<boolean>`arrivals.tracking_number = any(${trackingNumbers}::text[])`)
    .where('arrivals.scanned_at', '>', since)
    .where('stock_items.stage', '<>', 'abandoned')
    .select(['arrivals.tracking_number', 'purchases.seller_order_id', 'stock_items.shopper_id'])
    .execute()

/** What items were agreed to cost at their seller. */
export const listAgreed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('order_items')
    .where('id', 'in', [...ids])
    .select(['id', 'title', 'goods_fen', 'freight_fen'])
    .execute()
