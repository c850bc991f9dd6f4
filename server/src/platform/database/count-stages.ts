import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Tabs count no further than this: beyond it, the exact number is not worth the query. */
const COUNTED_MAX = 10_000

/**
 * The number of a table's rows at each stage, up to 10,000, counted by the index on the stage. Stages without
 * rows are left out. `warehouseId`: only those in this warehouse; null: all.
 */
export async function countStages(
  db: Db,
  table: 'order_items' | 'parcels' | 'stock_items',
  stages: readonly string[],
  warehouseId: string | null = null,
): Promise<Record<string, number>> {
  const here = warehouseId === null ? sql`` : sql`and warehouse_id = ${warehouseId}`
  // One subquery per stage instead of a `group by`: an empty stage needs a different plan from one that holds
  // nearly every row.
  const counts = stages.map(
    (stage) => sql`select ${stage}::text as stage, (
      select count(*) from (select from ${sql.table(table)} where stage = ${stage} ${here} limit ${COUNTED_MAX}) counted
    ) as count`,
  )
  const { rows } = await sql<{ stage: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.stage, row.count]))
}
