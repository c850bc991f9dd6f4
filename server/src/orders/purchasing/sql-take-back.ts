import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** The purchases of a seller's order, each with the current stage of its item. */
export const listPurchasesOf = (db: Db, sellerOrderId: string) =>
  db
    .selectFrom('purchases')
    .innerJoin('order_items', 'order_items.id', 'purchases.order_item_id')
    .where('seller_order_id', '=', sellerOrderId)
    .selectAll('purchases')
    .select([
      'order_items.stage',
      'order_items.shopper_id',
      sql<boolean>`exists (select from refund_cases where refund_cases.order_item_id = order_items.id
        and refund_cases.stage = any(${[...OPEN_REFUND_STAGES]}::text[]))`.as('refund_open'),
    ])
    .orderBy('order_items.order_id')
    .orderBy('order_items.id')
    .execute()

export const deletePurchases = (tx: Tx, sellerOrderId: string) =>
  tx.deleteFrom('purchases').where('seller_order_id', '=', sellerOrderId).execute()

export const setTakenBack = (tx: Tx, id: string, taken: { by: string; at: Date; reason: string }) =>
  tx
    .updateTable('seller_orders')
    .set({ taken_back_by: taken.by, taken_back_at: taken.at, taken_back_reason: taken.reason })
    .where('id', '=', id)
    .execute()

/** How often an item was bought. Makes each purchase unique in the ledger. */
export async function countPurchases(db: Db, itemId: string): Promise<number> {
  const { count } = await db
    .selectFrom('order_item_steps')
    .where('order_item_id', '=', itemId)
    .where('step', '=', 'purchase')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
