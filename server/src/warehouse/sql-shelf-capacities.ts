import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { liesThere, volumeMm3 } from './sql-lying.ts'

/** A shelf of a warehouse. */
export type Place = { warehouseId: string; shelf: string }

/** The volume at which a shelf is full, in mm³; undefined if nobody said so. */
export async function findCapacity(db: Db, { warehouseId, shelf }: Place): Promise<number | undefined> {
  const row = await db
    .selectFrom('shelf_capacities')
    .where('warehouse_id', '=', warehouseId)
    .where('shelf', '=', shelf)
    .select('full_mm3')
    .executeTakeFirst()
  return row?.full_mm3
}

/**
 * Stores the volume of what lies on a shelf as all that fits there, and returns it in mm³; undefined if
 * nothing lies there. Of two clerks who say so at once the later one counts.
 */
export async function saveCapacity(
  tx: Tx,
  { warehouseId, shelf }: Place,
  said: { said_by: string; said_at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ full_mm3: number }>`
    insert into shelf_capacities (warehouse_id, shelf, full_mm3, said_by, said_at)
    select ${warehouseId}::text, ${shelf}::text, sum(${volumeMm3})::bigint, ${said.said_by}::uuid,
      ${said.said_at}::timestamptz
    from stock_items as item where warehouse_id = ${warehouseId} and shelf = ${shelf} and ${liesThere}
    having sum(${volumeMm3}) > 0
    on conflict (warehouse_id, shelf) do update
      set full_mm3 = excluded.full_mm3, said_by = excluded.said_by, said_at = excluded.said_at
    returning full_mm3`.execute(tx)
  return rows[0]?.full_mm3
}

export const deleteCapacity = (tx: Tx, { warehouseId, shelf }: Place) =>
  tx
    .deleteFrom('shelf_capacities')
    .where('warehouse_id', '=', warehouseId)
    .where('shelf', '=', shelf)
    .execute()
