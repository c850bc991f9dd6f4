import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { storageStoppedAt } from '../platform/database/storage-stopped.ts'
import { freeUntil } from './storage-days.ts'

/**
 * Moves the end of free storage by a number of days: days that did not count, for example in a parcel, or
 * days that were added.
 */
export const extendStorage = (tx: Tx, stockItemIds: readonly string[], days: number) =>
  tx
    .updateTable('stock_items')
    .set({ free_until: sql<Date>`free_until + ${days} * interval '24 hours'` })
    .where('id', 'in', [...stockItemIds])
    .execute()

/** Begins a new period of storage with a number of free days, including today, and its own reminders. */
export async function restartStorage(
  tx: Tx,
  stockItemIds: readonly string[],
  { now, freeDays, planDays }: { now: Date; freeDays: number; planDays: number },
): Promise<void> {
  const ids = [...stockItemIds]
  if (ids.length === 0) return
  await tx
    .updateTable('stock_items')
    .set({ free_until: freeUntil(now, freeDays), plan_days: planDays })
    .where('id', 'in', ids)
    .execute()
  await tx.deleteFrom('storage_reminders').where('stock_item_id', 'in', ids).execute()
}

/** How many times a step was taken. This distinguishes successive payments of storage in the books. */
export async function countSteps(db: Db, stockItemId: string, step: string): Promise<number> {
  const { count } = await db
    .selectFrom('stock_item_steps')
    .where('stock_item_id', '=', stockItemId)
    .where('step', '=', step)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The shoppers with goods whose free storage ends before this moment. */
export const listShoppersToRemindForJob = (db: Db, until: Date) =>
  db
    .selectFrom('stock_items')
    .where('stage', '=', 'in_stock')
    .where('free_until', '<=', until)
    .where(storageStoppedAt, 'is', null)
    .select('shopper_id')
    .distinct()
    .execute()

/**
 * Locks a shopper's goods whose free storage ends before this moment, in order of id as elsewhere, and reads
 * the last reminder of this period.
 */
export const lockStockToRemindForJob = (tx: Tx, shopperId: string, until: Date) =>
  tx
    .selectFrom('stock_items')
    .where('shopper_id', '=', shopperId)
    .where('stage', '=', 'in_stock')
    .where('free_until', '<=', until)
    .where(storageStoppedAt, 'is', null)
    .select(['id', 'title', 'title_latin', 'free_until', 'order_item_id'])
    .select((select) =>
      select
        .selectFrom('storage_reminders')
        .whereRef('storage_reminders.stock_item_id', '=', 'stock_items.id')
        .select((of) => of.fn.min('days_left').as('days_left'))
        .as('last_reminder'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .$narrowType<{ free_until: Date }>()
    .execute()

export const insertReminder = (
  tx: Tx,
  reminder: { stock_item_id: string; days_left: number; created_at: Date },
) =>
  tx
    .insertInto('storage_reminders')
    .values(reminder)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
