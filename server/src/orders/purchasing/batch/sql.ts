import type { Reason } from '@longhaul/domain/refusals.ts'
import type { SellerShare } from '@longhaul/domain/orders/seller-order.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { isRecentlySent } from '../sql.ts'

/**
 * An item of a list of purchases, as stored until its order is recorded. `quantity`: how many pieces it had
 * when the list was sent; lists of before that was kept have none.
 */
export type BatchItem = {
  id: string
  share: SellerShare
  quantity?: number | undefined
  trackingNumber: string
}
export type BatchOrder = { row: number; number: string; items: readonly BatchItem[] }

/**
 * The items of these orders that wait to be bought, with everything that decides whether they can be.
 * `is_reduced`: pieces were given up since it waits, so a buyer may have bought more.
 */
export const listItemsToBuy = (db: Db, orderNumbers: readonly string[]) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where(sql<boolean>`orders.number = any(${orderNumbers}::text[])`)
    .where('stage', '=', 'to_purchase')
    .select([
      'order_items.id',
      'order_items.shopper_id',
      'orders.number as order_number',
      'order_items.platform',
      'seller_name',
      'warehouse_id',
      'goods_fen',
      'freight_fen',
      'service_fen',
      'photos_fen',
      'frozen_fen',
      'tolerance_percent',
      'unit_price_fen',
      'page_price_fen',
      'quantity',
      sql<boolean>`exists (select from order_item_steps as taken where taken.order_item_id = order_items.id
        and taken.step = 'give_up_pieces' and taken.created_at >= order_items.stage_at)`.as('is_reduced'),
    ])
    .orderBy('orders.number')
    .orderBy('position')
    .execute()

export type WaitingItem = Awaited<ReturnType<typeof listItemsToBuy>>[number]

/** Sellers' orders that have one of these numbers. */
export const listSellerOrdersNumbered = (db: Db, numbers: readonly string[]) =>
  db
    .selectFrom('seller_orders')
    .where(sql<boolean>`upper(number) = any(${numbers.map((number) => number.toUpperCase())}::text[])`)
    .where('taken_back_at', 'is', null)
    .select(['platform', 'seller_name', 'number'])
    .execute()

/** The owners of goods that already travel under these numbers. */
export const listOwnersOfTracking = (db: Db, trackingNumbers: readonly string[], now: Date) =>
  db
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where(sql<boolean>`tracking_number = any(${trackingNumbers}::text[])`)
    .where(isRecentlySent(now))
    .select([sql<string>`tracking_number`.as('tracking_number'), 'order_items.shopper_id'])
    .execute()

export async function insertBatch(
  tx: Tx,
  batch: { staff_id: string; request_id: string; created_at: Date },
  orders: readonly BatchOrder[],
): Promise<string> {
  const { id } = await tx
    .insertInto('purchase_batches')
    .values({ ...batch, order_count: orders.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into purchase_batch_orders (batch_id, row, number, items)
    select ${id}, * from unnest(${orders.map((order) => order.row)}::int[], ${orders.map((order) => order.number)}::text[],
      ${orders.map((order) => JSON.stringify(order.items))}::jsonb[])`.execute(tx)
  return id
}

export const findBatch = (db: Db, id: string) =>
  db
    .selectFrom('purchase_batches')
    .innerJoin('staff', 'staff.id', 'purchase_batches.staff_id')
    .where('purchase_batches.id', '=', id)
    .selectAll('purchase_batches')
    .select('staff.name as staff_name')
    .executeTakeFirst()

const SHOWN = 3

export const listNewestBatches = (db: Db, staffId: string) =>
  db
    .selectFrom('purchase_batches')
    .where('staff_id', '=', staffId)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

export const listRefusedOrders = (db: Db, id: string) =>
  db
    .selectFrom('purchase_batch_orders')
    .where('batch_id', '=', id)
    .where('outcome', '=', 'refused')
    .select(['row', 'number', 'reason', sql<number>`jsonb_array_length(items)`.as('item_count')])
    .$narrowType<{ reason: Reason }>()
    .orderBy('row')
    .execute()

export const listWaitingOrdersForJob = (db: Db, id: string) =>
  db
    .selectFrom('purchase_batch_orders')
    .where('batch_id', '=', id)
    .where('outcome', '=', 'waiting')
    .select('row')
    .orderBy('row')
    .execute()

/** Locks an order that still waits, so that two workers do not record it twice. */
export const lockWaitingOrder = (tx: Tx, id: string, row: number): Promise<BatchOrder | undefined> =>
  tx
    .selectFrom('purchase_batch_orders')
    .where('batch_id', '=', id)
    .where('row', '=', row)
    .where('outcome', '=', 'waiting')
    .select(['row', 'number', sql<readonly BatchItem[]>`items`.as('items')])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setOutcome = (
  tx: Tx,
  id: string,
  row: number,
  outcome: { outcome: 'recorded'; seller_order_id: string } | { outcome: 'refused'; reason: Reason },
) =>
  tx
    .updateTable('purchase_batch_orders')
    .set(outcome)
    .where('batch_id', '=', id)
    .where('row', '=', row)
    .where('outcome', '=', 'waiting')
    .execute()
