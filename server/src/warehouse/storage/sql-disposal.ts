import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { DisposalNotices, StorageExtensions } from '../../platform/database/tables.ts'

export const insertExtension = (tx: Tx, extension: Insertable<StorageExtensions>) =>
  tx.insertInto('storage_extensions').values(extension).execute()

/** How many times days were added. This distinguishes successive payments in the books. */
export async function countExtensions(db: Db, stockItemId: string): Promise<number> {
  const { count } = await db
    .selectFrom('storage_extensions')
    .where('stock_item_id', '=', stockItemId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Restarts the reminders of the current period of storage. */
export const deleteReminders = (tx: Tx, stockItemId: string) =>
  tx.deleteFrom('storage_reminders').where('stock_item_id', '=', stockItemId).execute()

export const insertNotice = (tx: Tx, notice: Insertable<DisposalNotices>) =>
  tx.insertInto('disposal_notices').values(notice).execute()

/** The open disposal notices of some stock items. */
export const listOpenNotices = async (db: Db, stockItemIds: readonly string[]) =>
  stockItemIds.length === 0
    ? []
    : await db
        .selectFrom('disposal_notices')
        .where('stock_item_id', 'in', [...stockItemIds])
        .where('void_at', 'is', null)
        .select(['stock_item_id', 'reason', 'dispose_from', 'created_at', 'disposed_at'])
        .execute()

/** Voids the notice, because the shopper acted. */
export const voidNotice = (tx: Tx, stockItemId: string, now: Date) =>
  tx
    .updateTable('disposal_notices')
    .set({ void_at: now })
    .where('stock_item_id', '=', stockItemId)
    .where('void_at', 'is', null)
    .where('disposed_at', 'is', null)
    .execute()

export const setNoticeDone = (tx: Tx, stockItemId: string, now: Date) =>
  tx
    .updateTable('disposal_notices')
    .set({ disposed_at: now })
    .where('stock_item_id', '=', stockItemId)
    .where('void_at', 'is', null)
    .execute()

/** The last reminder sent about each of some stock items, in days before the last free one. */
export const listLastReminders = async (db: Db, stockItemIds: readonly string[]) =>
  stockItemIds.length === 0
    ? []
    : await db
        .selectFrom('storage_reminders')
        .where('stock_item_id', 'in', [...stockItemIds])
        .select(['stock_item_id', (select) => select.fn.min('days_left').as('days_left')])
        .groupBy('stock_item_id')
        .execute()
