import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Shifts } from '../platform/database/tables.ts'

/** The shifts between two days, both included, of members of staff who are active. */
export const listShiftsForStaff = (
  db: Db,
  { from, to, warehouseId }: { from: string; to: string; warehouseId: string | null },
) =>
  db
    .selectFrom('shifts')
    .innerJoin('staff', 'staff.id', 'shifts.staff_id')
    .where('staff.disabled_at', 'is', null)
    .where(sql<boolean>`day between ${from}::date and ${to}::date`)
    .$if(warehouseId !== null, (query) =>
      query.where(sql<boolean>`coalesce(shifts.warehouse_id, ${warehouseId}) = ${warehouseId}`),
    )
    .select(['shifts.staff_id', 'staff.name', 'shifts.warehouse_id', 'starts', 'ends'])
    .select(sql<string>`day::text`.as('day'))
    .orderBy('day')
    .orderBy('starts')
    .orderBy('staff.name')
    .orderBy('shifts.staff_id')
    .execute()

/** Somebody's shift of a day, locked. */
export const lockShift = (tx: Tx, staffId: string, day: string) =>
  tx
    .selectFrom('shifts')
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`day = ${day}::date`)
    .select(['warehouse_id', 'starts', 'ends'])
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Of two who plan the same day, the later one's plan holds. */
export const setShift = (tx: Tx, row: Insertable<Shifts>) =>
  tx
    .insertInto('shifts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'day']).doUpdateSet(({ ref }) => ({
        warehouse_id: ref('excluded.warehouse_id'),
        starts: ref('excluded.starts'),
        ends: ref('excluded.ends'),
        planned_by: ref('excluded.planned_by'),
        planned_at: ref('excluded.planned_at'),
      })),
    )
    .execute()

export const deleteShift = (tx: Tx, staffId: string, day: string) =>
  tx
    .deleteFrom('shifts')
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`day = ${day}::date`)
    .execute()

/** Adds shifts where their people have none on that day; returns how many. */
export async function insertShifts(tx: Tx, rows: readonly Insertable<Shifts>[]): Promise<number> {
  if (rows.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shifts')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['staff_id', 'day']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}
