import type { Db } from '../../platform/database/db.ts'

export const findCustomer = (db: Db, shopperId: string) =>
  db
    .selectFrom('shoppers')
    .where('id', '=', shopperId)
    .select(['email', 'nickname', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow()

/** The amount refunded of an order after it was bought, in fen. The caller has checked that the order is the shopper's own. */
export async function sumRefundsOfOrder(db: Db, orderId: string): Promise<number> {
  const rows = await db
    .selectFrom('refund_cases')
    .innerJoin('order_items', 'order_items.id', 'refund_cases.order_item_id')
    .where('order_items.order_id', '=', orderId)
    .where('refund_cases.stage', '=', 'refunded')
    .select([
      'refund_cases.goods_fen',
      'refund_cases.freight_fen',
      'refund_cases.service_fen',
      'refund_cases.return_fen',
    ])
    .execute()
  return rows.reduce(
    (sum, row) => sum + row.goods_fen + row.freight_fen + row.service_fen - row.return_fen,
    0,
  )
}
