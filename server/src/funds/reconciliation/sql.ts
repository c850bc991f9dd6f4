import type { Movement } from '@longhaul/domain/funds/reconcile.ts'
import { type Insertable, sql } from 'kysely'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { ReconciliationDifferences } from '../../platform/database/tables.ts'

/**
 * The movements of a provider in our books in a period (`until` is exclusive): recharges credited and refunds
 * done.
 */
export async function listBookedForJob(
  db: Db,
  provider: string,
  { from, until }: { from: Date; until: Date },
): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select 'payment' as kind, coalesce(payment_ref, provider_ref, number) as ref, id as "rechargeId", currency, pay_minor as minor
    from recharges
    where provider = ${provider} and stage = 'succeeded' and succeeded_at >= ${from} and succeeded_at < ${until}
    union all
    select 'refund', back.provider_ref, recharge_id, currency, amount_minor
    from recharge_refunds back join recharges on recharges.id = recharge_id
    where provider = ${provider} and back.stage = 'done' and back.provider_ref is not null
      and back.stage_at >= ${from} and back.stage_at < ${until}`.execute(db)
  return rows
}

/** Stores a difference, once; a settled one stays settled. Returns whether it is new. */
export async function insertDifference(db: Db, row: Insertable<ReconciliationDifferences>): Promise<boolean> {
  const kept = await db
    .insertInto('reconciliation_differences')
    .values(row)
    .onConflict((conflict) => conflict.columns(['provider', 'kind', 'ref']).doNothing())
    .returning('id')
    .execute()
  return kept.length > 0
}

export const markChecked = (
  db: Db,
  row: { provider: string; day: string; movements: number; checked_at: Date },
) =>
  db
    .insertInto('reconciliations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'day'])
        .doUpdateSet({ movements: row.movements, checked_at: row.checked_at }),
    )
    .execute()

/** Which of the days have not been checked with this provider yet. */
export async function listUncheckedDays(
  db: Db,
  provider: string,
  days: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('reconciliations')
    .where('provider', '=', provider)
    .where('day', 'in', [...days])
    .select('day')
    .execute()
  return days.filter((day) => !rows.some((row) => row.day === day))
}

export const listLastChecked = (db: Db) =>
  db
    .selectFrom('reconciliations')
    .distinctOn('provider')
    .selectAll()
    .orderBy('provider')
    .orderBy('day', 'desc')
    .execute()

const differences = (db: Db) =>
  db
    .selectFrom('reconciliation_differences as difference')
    .leftJoin('recharges', 'recharges.id', 'recharge_id')
    .selectAll('difference')
    .select(['recharges.number as recharge_number', 'difference.found_at as created_at'])

export type DifferenceRow = Awaited<ReturnType<typeof listDifferencesForStaff>>[number]

export const listDifferencesForStaff = (
  db: Db,
  { settled, cursor, size }: { settled: boolean; cursor: Cursor | undefined; size: number },
) =>
  differences(db)
    .where('settled_at', settled ? 'is not' : 'is', null)
    .$call((query) => newestPage(query, 'difference.found_at', 'difference.id', cursor, size + 1))
    .execute()

export const findDifferenceForStaff = (db: Db, id: string): Promise<DifferenceRow | undefined> =>
  differences(db).where('difference.id', '=', id).executeTakeFirst()

/** Settles a difference. Returns whether it was open. */
export async function setDifferenceSettled(
  tx: Tx,
  id: string,
  how: { staffId: string; note: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reconciliation_differences')
    .set({ settled_at: how.now, settled_by: how.staffId, note: how.note })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
