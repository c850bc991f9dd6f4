import type { Override } from '@longhaul/domain/duty/overrides.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { DutyOverrides } from '../../platform/database/tables.ts'

/** The shop's own figures, with who entered each. */
export async function listOverrides(db: Db): Promise<(Override & { by: string })[]> {
  const rows = await db
    .selectFrom('duty_overrides')
    .innerJoin('staff', 'staff.id', 'duty_overrides.staff_id')
    .selectAll('duty_overrides')
    .select('staff.name as by')
    .orderBy('place')
    .orderBy('charge')
    .execute()
  return rows.map(({ rate_ppm: rate, amount_minor: amount, limit_minor: limit, ...row }) => ({
    ...{ place: row.place, charge: row.charge, reason: row.reason, by: row.by },
    since: shanghaiDay(row.since),
    figure: rate !== null ? 'rate' : amount !== null ? 'amount' : 'limit',
    value: rate ?? amount ?? limit ?? 0,
  }))
}

export const saveOverride = (tx: Tx, override: Insertable<DutyOverrides>) =>
  tx
    .insertInto('duty_overrides')
    .values(override)
    .onConflict((conflict) =>
      conflict.columns(['place', 'charge']).doUpdateSet(({ ref }) => ({
        rate_ppm: ref('excluded.rate_ppm'),
        amount_minor: ref('excluded.amount_minor'),
        limit_minor: ref('excluded.limit_minor'),
        reason: ref('excluded.reason'),
        staff_id: ref('excluded.staff_id'),
        since: ref('excluded.since'),
      })),
    )
    .execute()

/** Deletes a figure and returns it; undefined if there is none. */
export const deleteOverride = (tx: Tx, place: string, charge: string) =>
  tx
    .deleteFrom('duty_overrides')
    .where('place', '=', place)
    .where('charge', '=', charge)
    .returning(['rate_ppm', 'amount_minor', 'limit_minor', 'reason'])
    .executeTakeFirst()
