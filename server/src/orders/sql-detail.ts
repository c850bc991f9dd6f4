import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { stopOf } from '../platform/database/storage-stopped.ts'
import { isOpen } from './sql-refunds.ts'

/** `corrected_fen` is what finance gave back by corrections that name the order. */
export const findOwnOrder = (db: Db, shopperId: string, id: string) =>
  db
    .selectFrom('orders')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .select(
      sql<number>`coalesce((select sum(amount_fen) from adjustments
        where order_id = orders.id and stage = 'booked'), 0)::bigint`.as('corrected_fen'),
    )
    .executeTakeFirst()

/*
 * These functions read everything related to the items of an order, one kind of row each. The caller has
 * checked that the order is the shopper's own.
 */

/** The newest question about each item: the open one, if there is one. */
export const questionsOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('item_questions')
    .innerJoin('order_items', 'order_items.id', 'item_questions.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .distinctOn('order_item_id')
    .selectAll('item_questions')
    .orderBy('order_item_id')
    .orderBy('asked_at', 'desc')
    .orderBy('item_questions.id', 'desc')
    .execute()

export const supplementsOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('supplements')
    .innerJoin('order_items', 'order_items.id', 'supplements.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .selectAll('supplements')
    .$narrowType<{ pay_by: Date }>()
    .execute()

export const purchasesOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .select(['order_item_id', 'purchases.goods_fen', 'purchases.freight_fen'])
    .execute()

/** For each item its open refund request, or else its newest. */
export const refundCasesOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('refund_cases')
    .innerJoin('order_items', 'order_items.id', 'refund_cases.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .distinctOn('order_item_id')
    .selectAll('refund_cases')
    .orderBy('order_item_id')
    .orderBy(isOpen, 'desc')
    .orderBy('refund_cases.created_at', 'desc')
    .execute()

/** The inspection of each item: the warehouse's rows, read only. */
export const inspectionsOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('stock_items')
    .innerJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .selectAll('stock_items')
    .execute()

export type InspectionRow = Awaited<ReturnType<typeof inspectionsOfOrder>>[number]

export const photosOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('stock_photos')
    .innerJoin('stock_items', 'stock_items.id', 'stock_photos.stock_item_id')
    .innerJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .innerJoin('files', 'files.id', 'stock_photos.file_id')
    .where('order_items.order_id', '=', orderId)
    .select([
      'stock_photos.stock_item_id',
      'stock_photos.kind',
      'stock_photos.shows',
      'stock_photos.flaw',
      'stock_photos.note',
      'files.id as file_id',
      'files.width',
      'files.height',
    ])
    .orderBy('stock_photos.position')
    .execute()

export type PhotoRow = Awaited<ReturnType<typeof photosOfOrder>>[number]

/**
 * Pending detail photos of shelved items, and whether an item is in a transfer, looked for or on hold: the
 * warehouse's rows, read only.
 */
export const shelvedOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('stock_items')
    .innerJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('photo_orders', (join) =>
      join
        .onRef('photo_orders.stock_item_id', '=', 'stock_items.id')
        .on('photo_orders.stage', '=', 'waiting'),
    )
    .where('order_items.order_id', '=', orderId)
    .select([
      'stock_items.id as stock_item_id',
      'stock_items.order_item_id',
      'stock_items.held_at',
      'stock_items.hold_reason',
      stopOf('stock_items').as('stop'),
      'photo_orders.shots',
      'photo_orders.remark as photos_asked',
      'photo_orders.fee_fen',
      'photo_orders.created_at as asked_at',
    ])
    .select((select) => [
      select
        .selectFrom('stock_photos')
        .whereRef('photo_order_id', '=', 'photo_orders.id')
        .select((of) => of.fn.countAll<number>().as('taken'))
        .as('taken'),
      select
        .exists(
          select
            .selectFrom('stock_transfers')
            .whereRef('stock_transfers.stock_item_id', '=', 'stock_items.id')
            .where('arrived_at', 'is', null)
            .select('stock_transfers.id'),
        )
        .$castTo<boolean>()
        .as('moving'),
    ])
    .execute()

export type ShelvedRow = Awaited<ReturnType<typeof shelvedOfOrder>>[number]

export const stepsOfOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('order_item_steps')
    .innerJoin('order_items', 'order_items.id', 'order_item_steps.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .selectAll('order_item_steps')
    .orderBy('order_item_steps.id')
    .execute()

/** How often an item has taken a step. Makes each such event unique in the ledger. */
export async function countItemSteps(tx: Tx, itemId: string, step: string): Promise<number> {
  const { count } = await tx
    .selectFrom('order_item_steps')
    .where('order_item_id', '=', itemId)
    .where('step', '=', step)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The coupon's share of each item of an order, and how much of it was given up by refunds. The caller has
 * locked the shopper's balance.
 */
export const listDiscountsOfOrder = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('order_items')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['id', 'stage', 'goods_fen', 'freight_fen', 'service_fen', 'discount_fen'])
    .select(['quantity', 'refunded_quantity'])
    .select((of) =>
      of
        .selectFrom('refund_cases')
        .whereRef('order_item_id', '=', 'order_items.id')
        .where('stage', '=', 'refunded')
        .select(sql<number>`coalesce(sum(refund_cases.discount_fen), 0)::bigint`.as('fen'))
        .$asScalar()
        .$notNull()
        .as('given_up_fen'),
    )
    .execute()

/**
 * Moves part of an item's fee from the coupon to the shopper. `isFrozen`: the item's money is frozen and not
 * paid out yet.
 */
export async function moveDiscount(
  tx: Tx,
  itemId: string,
  fen: number,
  { isFrozen }: { isFrozen: boolean },
): Promise<void> {
  if (fen === 0) return
  await tx
    .updateTable('order_items')
    .set((of) => ({
      service_fen: of('service_fen', '+', fen),
      discount_fen: of('discount_fen', '-', fen),
      frozen_fen: of('frozen_fen', '+', isFrozen ? fen : 0),
    }))
    .where('id', '=', itemId)
    .execute()
}
