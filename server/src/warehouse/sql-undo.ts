import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** An arrival under lock, with whether it was taken back already. */
export const lockArrivalById = (tx: Db, id: string) =>
  tx
    .selectFrom('arrivals')
    .where('id', '=', id)
    .select(['id', 'tracking_number', 'warehouse_id', 'unclaimed', 'undone_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** What a scan received, under lock. */
export const lockThingsOfArrival = (tx: Db, arrivalId: string) =>
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
    // Their items are locked in this order: that of their orders, as an arrival receives them.
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
  'disposal_notices',
  'parcel_items',
  'photo_orders',
  'plan_savings',
  'stock_item_steps',
  'stock_transfers',
  'storage_extensions',
  'storage_reminders',
] as const

/** How much was done with each thing since it was received: what these tables say, and what its order's item went through after it. */
export async function countFollowing(tx: Db, ids: readonly string[]): Promise<Map<string, number>> {
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

/** What never was here leaves no row: its order's history and the audit log tell of it. */
export const deleteThing = (tx: Db, id: string) => tx.deleteFrom('stock_items').where('id', '=', id).execute()

export const countClaims = async (tx: Db, unclaimedId: string): Promise<number> => {
  const row = await tx
    .selectFrom('unclaimed_claims')
    .where('unclaimed_id', '=', unclaimedId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Whether a scan counts: undone by whom, or scanned again, where, by whom. */
export const setUndone = (tx: Db, id: string, undone: { by: string; at: Date }) =>
  tx
    .updateTable('arrivals')
    .set({ undone_at: undone.at, undone_by: undone.by, unclaimed: false })
    .where('id', '=', id)
    .execute()

export const scanAnew = (
  tx: Db,
  id: string,
  scan: { warehouse_id: string; scanned_by: string; scanned_at: Date },
) =>
  tx
    .updateTable('arrivals')
    .set({ ...scan, undone_at: null, undone_by: null })
    .where('id', '=', id)
    .execute()
