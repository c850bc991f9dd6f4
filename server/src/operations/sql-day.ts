import { UNDONE_BY, USUAL_WEEKS } from '@longhaul/domain/operations/day-figures.ts'
import { shanghaiDay, startOfDay } from '@longhaul/domain/time/days.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

const WEEK_MS = 7 * 86_400_000

/**
 * How often each member of staff did each act: today so far (week 0), and on the same weekday of previous
 * weeks up to the same hour. Acts that were undone on the same day by an act in `UNDONE_BY` do not count,
 * whoever undid them. `whose`: only the acts of one person, or of those who work in this warehouse; null: of
 * all.
 */
export async function countActs(db: Db, acts: readonly string[], now: Date, whose: Whose) {
  const ofOne = 'staffId' in whose ? sql`and staff_id = ${whose.staffId}` : sql``
  const begun = startOfDay(shanghaiDay(now))
  const weeks = Array.from({ length: USUAL_WEEKS + 1 }, (_, week) => week)
  const windows = weeks.map(
    (week) =>
      sql`(${week}::int, ${new Date(begun.getTime() - week * WEEK_MS)}::timestamptz, ${new Date(now.getTime() - week * WEEK_MS)}::timestamptz)`,
  )
  const undone = acts.map((act) => sql`(${act}, ${UNDONE_BY[act] ?? null})`)
  const { rows } = await sql<{ week: number; action: string; staff_id: string; name: string; count: number }>`
    select counted.week, counted.action, staff.id as staff_id, staff.name, counted.count
    from (
      select week, action, staff_id, count(*) as count
      from (values ${sql.join(windows)}) as days (week, begun, ended)
      cross join (values ${sql.join(undone)}) as acts (act, undo)
      join audit_log on audit_log.action = acts.act and audit_log.created_at >= days.begun and audit_log.created_at <= days.ended
      where staff_id is not null ${ofOne} and (acts.undo is null or not exists (
        select from audit_log later
        where later.subject_kind = audit_log.subject_kind and later.subject_id = audit_log.subject_id and later.action = acts.undo
          and later.id > audit_log.id and later.created_at < days.begun + interval '1 day'))
      group by week, action, staff_id
    ) counted
    join staff on staff.id = counted.staff_id ${ofWarehouse(whose)}
    order by lower(staff.name), staff.id`.execute(db)
  return rows
}

type Whose = { staffId: string } | { warehouseId: string | null }

const ofWarehouse = (whose: Whose) =>
  'warehouseId' in whose && whose.warehouseId !== null
    ? sql`where staff.warehouse_id = ${whose.warehouseId}`
    : sql``

export type ActCount = Awaited<ReturnType<typeof countActs>>[number]
