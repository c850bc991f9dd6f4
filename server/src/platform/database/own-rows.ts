import type { Db } from './db.ts'
import { sendAhead } from './send-ahead.ts'

/**
 * Locks a shopper's row, so that what is counted per shopper stays as it is until the transaction ends: two calls at once count one after the
 * other, even where there is no row to lock yet. The lock does not block rows that merely refer to the shopper.
 */
export const lockShopperRow = (tx: Db, shopperId: string) =>
  sendAhead(tx, tx.selectFrom('shoppers').where('id', '=', shopperId).select('id').forNoKeyUpdate())

/** Deletes one row of a shopper; false where the shopper has none with this id. */
export async function deleteOwnRow(
  tx: Db,
  table: 'hooks' | 'push_subscriptions' | 'read_tokens',
  shopperId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom(table)
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
