import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/**
 * Takes one call from a source's daily quota, in one statement, so that concurrent calls cannot exceed it.
 * False if none is left.
 */
export async function takeCall(
  db: Db,
  use: { source: string; day: string; dailyCalls: number; costMillifen: number },
): Promise<boolean> {
  if (use.dailyCalls === 0) return false
  const row = await db
    .insertInto('product_source_days')
    .values({ source: use.source, day: use.day, calls: 1, cost_millifen: use.costMillifen })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'day'])
        .doUpdateSet({
          calls: sql<number>`product_source_days.calls + 1`,
          cost_millifen: sql<number>`product_source_days.cost_millifen + excluded.cost_millifen`,
        })
        .where('product_source_days.calls', '<', use.dailyCalls),
    )
    .returning('calls')
    .executeTakeFirst()
  return row !== undefined
}

/** Counts how a call ended. */
export const countEnd = (db: Db, source: string, day: string, end: 'answered' | 'failed') =>
  db
    .updateTable('product_source_days')
    .set((row) => ({ [end]: row(end, '+', 1) }))
    .where('source', '=', source)
    .where('day', '=', day)
    .execute()

/** Calls, answers, failures and cost of every source per day, from the given day on. */
export const listDays = (db: Db, from: string) =>
  db
    .selectFrom('product_source_days')
    .where('day', '>=', from)
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('source')
    .execute()
