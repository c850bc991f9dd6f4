import type { WorkingDays } from '@longhaul/domain/orders/working-days.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/** The stored hours and days; undefined until they are set. */
export async function findWorkingDays(db: Db): Promise<(WorkingDays & { changedAt: Date }) | undefined> {
  const hours = await db.selectFrom('working_hours').selectAll().executeTakeFirst()
  if (!hours) return undefined
  const off = await db.selectFrom('days_off').selectAll().orderBy('first_day').execute()
  const worked = await db.selectFrom('days_worked').select('day').orderBy('day').execute()
  return {
    weekdays: hours.weekdays,
    opensHour: hours.opens_hour,
    closesHour: hours.closes_hour,
    daysOff: off.map((row) => ({ first: row.first_day, last: row.last_day })),
    daysWorked: worked.map(({ day }) => day),
    changedAt: hours.changed_at,
  }
}

/**
 * Serialises editors until the transaction ends, so that the compared calendar is still valid when the new
 * one is stored.
 */
export const lockWorkingDays = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('working_days', 0))`.execute(tx)

/** Replaces all hours and days. */
export async function saveWorkingDays(
  tx: Tx,
  days: WorkingDays,
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<void> {
  const row = {
    weekdays: [...days.weekdays],
    opens_hour: days.opensHour,
    closes_hour: days.closesHour,
    changed_at: now,
    changed_by: staffId,
  }
  await tx
    .insertInto('working_hours')
    .values(row)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('days_off').execute()
  await tx.deleteFrom('days_worked').execute()
  if (days.daysOff.length > 0)
    await tx
      .insertInto('days_off')
      .values(days.daysOff.map(({ first, last }) => ({ first_day: first, last_day: last })))
      .execute()
  if (days.daysWorked.length > 0)
    await tx
      .insertInto('days_worked')
      .values(days.daysWorked.map((day) => ({ day })))
      .execute()
}
