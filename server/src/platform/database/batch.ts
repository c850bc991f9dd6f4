import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/* Lists that staff bring, checked whole and kept row by row, which a job then does in their name: what is the same for all of them. */

type Rows = 'number_batch_rows' | 'purchase_batch_orders'

/** How many rows of a batch there are of each outcome. */
export async function countOutcomes(db: Db, rows: Rows, batchId: string): Promise<Map<string, number>> {
  const counted = await sql<{ outcome: string; count: number }>`
    select outcome, count(*) as count from ${sql.table(rows)} where batch_id = ${batchId} group by outcome`.execute(
    db,
  )
  return new Map(counted.rows.map(({ outcome, count }) => [outcome, count]))
}

/** Every row has its outcome; the first end counts. */
export const endBatch = (tx: Db, batches: 'number_batches' | 'purchase_batches', id: string, now: Date) =>
  sql`update ${sql.table(batches)} set ended_at = ${now} where id = ${id} and ended_at is null`.execute(tx)

/** What a member of staff may do today: whatever was brought yesterday is done with today's rights. */
export async function rolesOf(db: Db, staffId: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .select('roles')
    .executeTakeFirst()
  return row?.roles ?? []
}
