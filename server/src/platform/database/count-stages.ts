import { sql } from 'kysely'
import type { Db } from './db.ts'

/** A tab counts no further than this: beyond, the exact number is not worth the query. */
const COUNTED_MAX = 10_000

/** How many rows of a table are at each stage, counted up to 10,000 each by the index of the stage; stages without rows are left out. */
export async function countStages(
  db: Db,
  table: 'order_items' | 'parcels' | 'stock_items',
  stages: readonly string[],
): Promise<Record<string, number>> {
  // Each stage by its name, not by a column: the plan for one that nothing is at is another than for one that nearly everything is at.
  const counts = stages.map(
    (stage) => sql`select ${stage}::text as stage, (
      select count(*) from (select from ${sql.table(table)} where stage = ${stage} limit ${COUNTED_MAX}) counted
    ) as count`,
  )
  const { rows } = await sql<{ stage: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  return Object.fromEntries(rows.filter((row) => row.count > 0).map((row) => [row.stage, row.count]))
}
