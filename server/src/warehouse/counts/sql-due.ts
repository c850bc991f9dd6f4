import { COUNTED_STAGES } from '@longhaul/domain/warehouse/shelf-count.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { literals } from '../../platform/database/literals.ts'

/** No one walks to more shelves than this in one day. */
const DUE_MAX = 50

const shelvedStages = literals(COUNTED_STAGES)

/** The beginning of the warehouse's day. */
const today = (now: Date) =>
  sql`date_trunc('day', ${now}::timestamptz at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`

type DueRow = {
  warehouse_id: string
  shelf: string
  why: 'asked' | 'never' | 'oldest'
  counted_at: Date | null
  counted_by: string | null
}

/**
 * The shelves on which something lies and which nobody counts now, in the order in which they should be
 * counted; not those that were counted today.
 */
export async function listDue(db: Db, warehouseId: string | null, now: Date): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with shelves as (
      select distinct warehouse_id, shelf from stock_items
      where shelf <> '' and stage in (${shelvedStages})
        ${warehouseId === null ? sql`` : sql`and warehouse_id = ${warehouseId}`}
    )
    select shelves.warehouse_id, shelves.shelf, last.ended_at as counted_at, staff.name as counted_by,
      case when asked.is_asked then 'asked' when last.ended_at is null then 'never' else 'oldest' end as why
    from shelves
    left join lateral (
      select id, ended_at, ended_by from shelf_counts
      where warehouse_id = shelves.warehouse_id and shelf = shelves.shelf and ended_at is not null
      order by ended_at desc limit 1
    ) last on true
    left join staff on staff.id = last.ended_by
    left join lateral (
      select exists (
        select from shelf_counts c join count_differences d on d.count_id = c.id
        where c.warehouse_id = shelves.warehouse_id and c.shelf = shelves.shelf and c.ended_at is not null
          and d.decision = 'again' and d.decided_at > last.ended_at
      ) as is_asked
    ) asked on true
    where not exists (
      select from shelf_counts running where running.warehouse_id = shelves.warehouse_id
        and running.shelf = shelves.shelf and running.ended_at is null and running.cancelled_at is null
    ) and (last.ended_at is null or last.ended_at < ${today(now)} or asked.is_asked)
    order by case when asked.is_asked then 0 else 1 end, last.ended_at nulls first, shelves.warehouse_id,
      shelves.shelf
    limit ${sql.lit(DUE_MAX)}`.execute(db)
  return rows
}

/** How many counts ended since a moment, how many of them agreed, and what waits for a decision. */
export async function countFigures(
  db: Db,
  warehouseId: string | null,
  now: Date,
): Promise<{ counted: number; agreed: number; open: number; found: number; shelves: number }> {
  const here = (table: string) =>
    warehouseId === null ? sql`` : sql`and ${sql.ref(`${table}.warehouse_id`)} = ${warehouseId}`
  const { rows } = await sql<{
    counted: number
    agreed: number
    open: number
    found: number
    shelves: number
  }>`
    select
      (select count(*)::int from shelf_counts c where c.ended_at >= ${today(now)} ${here('c')}) as counted,
      (select count(*)::int from shelf_counts c where c.ended_at >= ${today(now)} ${here('c')}
        and not exists (select from count_differences where count_id = c.id)) as agreed,
      (select count(*)::int from count_differences d join shelf_counts c on c.id = d.count_id
        where d.decided_at is null ${here('c')}) as open,
      (select count(*)::int from found_things f join shelf_counts c on c.id = f.count_id
        where f.decided_at is null and c.ended_at is not null ${here('c')}) as found,
      (select count(*)::int from (select distinct s.warehouse_id, s.shelf from stock_items s
        where s.shelf <> '' and s.stage in (${shelvedStages}) ${here('s')}) shelves) as shelves`.execute(db)
  return rows[0]!
}
