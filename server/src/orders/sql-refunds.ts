import { OPEN_CLAIM_STAGES } from '@longhaul/domain/claims/stages.ts'
import { OPEN_REFUND_STAGES, type RefundStage } from '@longhaul/domain/orders/refund-case.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { type Cursor, newestPage } from '../platform/http/cursor.ts'
import { goodsOfItem } from '../goods/public.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import type { RefundCases } from '../platform/database/tables.ts'

export type RefundCaseRow = Selectable<RefundCases>

/** Whether a request is open, for sorting. An item has at most one open request. */
export const isOpen = sql<boolean>`(refund_cases.stage = any(${sql.val(OPEN_REFUND_STAGES)}))`

export const insertRefundCase = (tx: Tx, refundCase: Insertable<RefundCases>) =>
  tx.insertInto('refund_cases').values(refundCase).returning('id').executeTakeFirstOrThrow()

/**
 * The open request for an item, or else its newest. The caller has locked the item and checked that it is the
 * shopper's own.
 */
export const findLastRefundCase = (tx: Tx, itemId: string): Promise<RefundCaseRow | undefined> =>
  tx
    .selectFrom('refund_cases')
    .where('order_item_id', '=', itemId)
    .orderBy(isOpen, 'desc')
    .orderBy('created_at', 'desc')
    .selectAll()
    .executeTakeFirst()

/** Whether a refund request is open for an item. The item must then stay where it is. */
export async function hasOpenRefund(tx: Tx, itemId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refund_cases')
    .where('order_item_id', '=', itemId)
    .where('stage', 'in', OPEN_REFUND_STAGES)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an open claim for a package names the goods of an item. */
export async function hasOpenClaim(tx: Tx, itemId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('stock_items')
    .innerJoin('parcel_items', 'parcel_items.stock_item_id', 'stock_items.id')
    .innerJoin('parcel_claims', 'parcel_claims.parcel_id', 'parcel_items.parcel_id')
    .where('order_item_id', '=', itemId)
    .where('parcel_claims.stage', 'in', OPEN_CLAIM_STAGES)
    .where(sql<boolean>`stock_items.id = any (parcel_claims.stock_item_ids)`)
    .select('parcel_claims.id')
    .executeTakeFirst()
  return row !== undefined
}

/** The amounts refunded for some items so far, one row for each item with a refund that was paid. */
export const listRefunded = (db: Db, itemIds: readonly string[]) =>
  db
    .selectFrom('refund_cases')
    .where('order_item_id', 'in', itemIds)
    .where('stage', '=', 'refunded')
    .groupBy('order_item_id')
    .select((of) => [
      'order_item_id',
      of.cast<number>(of.fn.sum('goods_fen'), 'bigint').as('goods_fen'),
      of.cast<number>(of.fn.sum('freight_fen'), 'bigint').as('freight_fen'),
      of.cast<number>(of.fn.sum('service_fen'), 'bigint').as('service_fen'),
      of.cast<number>(of.fn.sum('return_fen'), 'bigint').as('return_fen'),
    ])
    .execute()

/**
 * What a refund is calculated from: the price actually paid to the seller, the inspection's result, and our
 * fee.
 */
export const findRefundBasis = (tx: Tx, itemId: string) =>
  tx
    .selectFrom('order_items')
    .innerJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .leftJoin('stock_items', 'stock_items.order_item_id', 'order_items.id')
    .where('order_items.id', '=', itemId)
    .select([
      'purchases.goods_fen',
      'purchases.freight_fen',
      'order_items.service_fen',
      'order_items.discount_fen',
      'stock_items.problem',
    ])
    .executeTakeFirstOrThrow()

/** What the house bore of the item's price. */
export async function findHouseFen(tx: Tx, itemId: string): Promise<number> {
  const row = await tx
    .selectFrom('purchases')
    .where('order_item_id', '=', itemId)
    .select('house_fen')
    .executeTakeFirst()
  return row?.house_fen ?? 0
}

export const findRefundCaseForStaff = (db: Db, id: string) =>
  db
    .selectFrom('refund_cases')
    .where('id', '=', id)
    .select(['shopper_id', 'order_item_id'])
    .executeTakeFirst()

export const lockRefundCaseForStaff = (tx: Tx, id: string): Promise<RefundCaseRow | undefined> =>
  tx.selectFrom('refund_cases').where('id', '=', id).forNoKeyUpdate().selectAll().executeTakeFirst()

/** Moves a request on from the stage in which it was read; false if it was moved concurrently. */
export async function moveRefundCase(
  tx: Tx,
  move: { id: string; from: RefundStage; to: RefundStage; note?: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund_cases')
    .set({ stage: move.to, stage_at: move.now, ...(move.note ? { decision_note: move.note } : {}) })
    .where('id', '=', move.id)
    .where('stage', '=', move.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Records who approved a request and who paid it back. The caller has locked the request. */
export const setRefundApproval = (
  tx: Tx,
  id: string,
  by: Pick<Updateable<RefundCases>, 'approved_by' | 'approved_at' | 'paid_by'>,
) => tx.updateTable('refund_cases').set(by).where('id', '=', id).execute()

/**
 * Sets the amounts of a request once staff have determined who is at fault. The caller has locked the
 * request.
 */
export const setRefundAmounts = (
  tx: Tx,
  id: string,
  amounts: Pick<
    RefundCaseRow,
    'fault' | 'goods_fen' | 'freight_fen' | 'service_fen' | 'return_fen' | 'discount_fen'
  >,
) => tx.updateTable('refund_cases').set(amounts).where('id', '=', id).execute()

/** Requests of all shoppers, newest first: the open ones, or those at one stage. */
export const listRefundCasesForStaff = (
  db: Db,
  filter: { stage: RefundStage | undefined; cursor: Cursor | undefined; size: number },
) =>
  db
    .selectFrom('refund_cases')
    .innerJoin('order_items as item', 'item.id', 'refund_cases.order_item_id')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .leftJoin('stock_items as stock', 'stock.order_item_id', 'item.id')
    .innerJoin('shoppers', 'shoppers.id', 'refund_cases.shopper_id')
    .leftJoin('staff as approver', 'approver.id', 'refund_cases.approved_by')
    .where('refund_cases.stage', 'in', filter.stage ? [filter.stage] : OPEN_REFUND_STAGES)
    .selectAll('refund_cases')
    .select([
      'orders.number as order_number',
      'orders.id as order_id',
      'approver.name as approved_by_name',
      'item.stage as item_stage',
      'item.url as item_url',
      goodsOfItem.as('goods'),
      'item.refund_deadline_at as deadline_at',
      'stock.problem_note',
      'shoppers.lang as shopper_lang',
      'item.quantity as item_quantity',
      'stock.problem',
      'shoppers.nickname',
      'shoppers.email',
    ])
    .$call((query) =>
      newestPage(query, 'refund_cases.created_at', 'refund_cases.id', filter.cursor, filter.size + 1),
    )
    .execute()

/** The inspection photos of some items. */
export const listPhotosOfItems = (db: Db, itemIds: readonly string[]) =>
  db
    .selectFrom('stock_photos')
    .innerJoin('stock_items', 'stock_items.id', 'stock_photos.stock_item_id')
    .where('stock_items.order_item_id', 'in', itemIds)
    .select(['stock_items.order_item_id', 'stock_photos.file_id', 'stock_photos.note'])
    .orderBy('stock_photos.position')
    .execute()
