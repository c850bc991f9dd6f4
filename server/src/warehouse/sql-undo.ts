import { sql } from 'kysely'
import type { Tx } from '../platform/database/db.ts'

/** Locks an arrival. `undone_at` says whether it was already undone. */
export const lockArrivalById = (tx: Tx, id: string) =>
  tx
    .selectFrom('arrivals')
    .where('id', '=', id)
    .select(['id', 'tracking_number', 'warehouse_id', 'unclaimed', 'undone_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks the stock items received by a scan. */
export const lockThingsOfArrival = (tx: Tx, arrivalId: string) =>
  tx
    .selectFrom('stock_items')
    .where('arrival_id', '=', arrivalId)
    .select([
      'id',
      'shopper_id',
      'order_item_id',
      'inbound_id',
      'stage',
      'title',
      'title_latin',
      'weight_grams',
      'problem',
    ])
    // The order's items are then locked in this same order, by order as in an arrival, to avoid deadlocks.
    .orderBy((thing) =>
      thing
        .selectFrom('order_items')
        .whereRef('order_items.id', '=', 'stock_items.order_item_id')
        .select('order_id'),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Every table that records something done with stock, except for photos, which are checked separately. */
export const FOLLOWING = [
  'count_differences',
  'disposal_notices',
  'found_things',
  'parcel_items',
  'photo_orders',
  'pick_shorts',
  'picks',
  'plan_savings',
  'shelf_count_scans',
  'shelf_count_things',
  'stock_item_steps',
  'stock_transfers',
  'storage_extensions',
  'storage_reminders',
] as const

/**
 * The number of records about each stock item since it was received: rows in these tables, and later steps of
 * its order's item.
 */
export async function countFollowing(tx: Tx, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const counts = FOLLOWING.map(
    (table) => sql`(select count(*) from ${sql.table(table)} where stock_item_id = s.id)`,
  )
  const { rows } = await sql<{ id: string; followed: number }>`
    select s.id, ${sql.join(counts, sql` + `)} + (
      select count(*) from order_item_steps later
      where later.order_item_id = s.order_item_id and later.id > (
        select max(id) from order_item_steps where order_item_id = s.order_item_id and step = 'receive'
      )
    ) as followed
    from stock_items s where s.id = any(${ids})`.execute(tx)
  return new Map(rows.map((row) => [row.id, row.followed]))
}

/** Deletes a stock item that never really arrived. Its order's history and the audit log keep a record. */
export const deleteThing = (tx: Tx, id: string) => tx.deleteFrom('stock_items').where('id', '=', id).execute()

/**
 * Claims that shoppers made themselves, or gave proof for. An announcement that became a claim by the scan
 * does not count.
 */
export const countClaims = async (tx: Tx, unclaimedId: string): Promise<number> => {
  const row = await tx
    .selectFrom('unclaimed_claims')
    .where('unclaimed_id', '=', unclaimedId)
    .where((claim) =>
      claim.or([claim('inbound_id', 'is', null), claim(sql`cardinality(file_ids)`, '>', sql.lit(0))]),
    )
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Marks a scan as undone. `rescan` reverses this when the parcel is scanned again. */
export const setUndone = (tx: Tx, id: string, undone: { by: string; at: Date }) =>
  tx
    .updateTable('arrivals')
    .set({ undone_at: undone.at, undone_by: undone.by, unclaimed: false })
    .where('id', '=', id)
    .execute()

export const rescan = (
  tx: Tx,
  id: string,
  scan: { warehouse_id: string; scanned_by: string; scanned_at: Date },
) =>
  tx
    .updateTable('arrivals')
    .set({ ...scan, undone_at: null, undone_by: null })
    .where('id', '=', id)
    .execute()
