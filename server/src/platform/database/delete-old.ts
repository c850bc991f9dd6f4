import { type Kysely, sql } from 'kysely'
import type { DB } from './tables.ts'

/** Rows of a table that are kept for so many days after the moment in a column, and then removed. */
export type Aged = { [T in keyof DB]: { table: T; column: keyof DB[T] & string; days: number } }[keyof DB]

const BATCH = 2_000
/** What is left after so many batches waits for the next time: no job goes on for ever. */
const BATCHES = 500

/**
 * Removes what is too old, a batch at a time, each in a statement of its own: whoever else needs a row waits for one batch at most, and a row that
 * somebody has locked waits for the next time. Answers how many went.
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
