import { type Kysely, sql } from 'kysely'
import type { DB } from './tables.ts'

/** A table whose rows are deleted a number of days after the time in a column. */
export type Aged = { [T in keyof DB]: { table: T; column: keyof DB[T] & string; days: number } }[keyof DB]

const BATCH = 2_000
/** After this many batches the rest waits for the next run, so that no job runs endlessly. */
const BATCHES = 500

/**
 * Deletes expired rows in batches, each in its own statement, so that other transactions wait for one batch
 * at most. Locked rows are left for the next run. Returns the number of rows deleted.
 */
export async function deleteOld(
  db: Kysely<DB>,
  aged: readonly Aged[],
  now: Date,
  batch = BATCH,
): Promise<number> {
  let removed = 0
  for (const { table, column, days } of aged) {
    const before = new Date(now.getTime() - days * 86_400_000)
    for (let round = 0; round < BATCHES; round++) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any (array(
          select ctid from ${sql.table(table)} where ${sql.ref(column)} <= ${before} limit ${batch} for update skip locked))`.execute(
        db,
      )
      const count = Number(numAffectedRows ?? 0n)
      removed += count
      if (count < batch) break
    }
  }
  return removed
}
