import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/*
 * What all batches have in common: lists that staff upload, validated as a whole and stored row by row, which
 * a job then carries out in their name.
 */

type Rows = 'number_batch_rows' | 'purchase_batch_orders'

/** The number of rows of a batch for each outcome. */
export async function countOutcomes(db: Db, rows: Rows, batchId: string): Promise<Map<string, number>> {
  const counted = await sql<{ outcome: string; count: number }>`
    select outcome, count(*) as count from ${sql.table(rows)} where batch_id = ${batchId} group by outcome`.execute(
    db,
  )
  return new Map(counted.rows.map(({ outcome, count }) => [outcome, count]))
}

/** Marks a batch as ended, once every row has its outcome. A batch that has already ended keeps its time. */
export const endBatch = (tx: Tx, batches: 'number_batches' | 'purchase_batches', id: string, now: Date) =>
  sql`update ${sql.table(batches)} set ended_at = ${now} where id = ${id} and ended_at is null`.execute(tx)

/** The warehouse in which a member of staff works now; null: all (server/src/platform/workplace.ts). */
export async function workplaceOf(db: Db, staffId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .select('warehouse_id')
    .executeTakeFirstOrThrow()
  return row.warehouse_id
}

/**
 * The current roles of a member of staff; none if disabled. A batch uploaded yesterday is carried out with
 * today's rights.
 */
export async function rolesOf(db: Db, staffId: string): Promise<StaffRole[]> {
  const row = await db
    .selectFrom('staff')
    .where('id', '=', staffId)
    .where('disabled_at', 'is', null)
    .select('roles')
    .executeTakeFirst()
  return row?.roles ?? []
}
