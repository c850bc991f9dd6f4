import { sql } from 'kysely'
import type { Tx } from './db.ts'

/**
 * Locks a shopper's row, so that counts per shopper stay valid until the transaction ends: concurrent calls
 * count one after the other, even if there are no rows of the counted kind to lock yet. The lock does not
 * block rows that merely reference the shopper.
 */
export const lockShopperRow = (tx: Tx, shopperId: string) =>
  tx.selectFrom('shoppers').where('id', '=', shopperId).select('id').forNoKeyUpdate().execute()

/**
 * Leaves a number of a shopper's events out, before a hook or a token begins to record them again: whoever
 * follows the log learns from it that events were missed. Nothing is left out before the first event.
 */
export const skipUnrecorded = (tx: Tx, shopperId: string) =>
  sql`update event_counters set last = last + 1
    where shopper_id = ${shopperId} and not is_followed(${shopperId})`.execute(tx)

/** Deletes one row of a shopper; false if the shopper has no row with this id. */
export async function deleteOwnRow(
  tx: Tx,
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
