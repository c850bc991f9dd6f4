import { type Insertable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Purchases } from '../platform/database/tables.ts'
import type { ItemRow } from './sql.ts'

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

/** Whether another shopper's purchase has this tracking number. One seller parcel may hold several items, of one shopper. */
export async function isTrackingNumberOfOthers(
  tx: Db,
  shopperId: string,
  trackingNumber: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where('tracking_number', '=', trackingNumber)
    .where('order_items.shopper_id', '<>', shopperId)
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
