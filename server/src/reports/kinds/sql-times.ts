import { PROMISED_STEPS, STEP_PROMISE_HOURS } from '@longhaul/domain/reports/reports.ts'
import { sql } from 'kysely'
import { notTakenBack } from './sql-taken-back.ts'
import { type ReportKind, type Value, bucketOf, coursesOf } from '../sql-slice.ts'

type Row = { bucket: number | null; id: string; done: number; median: Value; most: Value; late: number }

/**
 * The duration of each step of the work, from when it could begin, and the number of steps later than
 * promised. In elapsed time, nights included.
 */
export const times: ReportKind = {
  figures: PROMISED_STEPS.map((id) => ({ id, unit: 'minutes' })),
  columns: [
    { id: 'done', unit: 'count' },
    { id: 'median', unit: 'minutes' },
    { id: 'most', unit: 'minutes' },
    { id: 'late', unit: 'per_mille' },
  ],
  async read(db, slice) {
    const { from, until } = slice
    const hours = STEP_PROMISE_HOURS
    const { rows } = await sql<Row>`
      with work as (
        select 'review' as id, orders.paid_at as begun, step.created_at as ended, orders.review_due_at as due
        from order_item_steps step join order_items item on item.id = step.order_item_id join orders on orders.id = item.order_id
        where step.step = 'approve' and step.created_at >= ${from} and step.created_at < ${until} and ${notTakenBack}
        union all
        select 'purchase', ready.created_at, step.created_at, ready.created_at + make_interval(hours => ${hours.purchase})
        from order_item_steps step
        cross join lateral (
          select earlier.created_at from order_item_steps earlier
          where earlier.order_item_id = step.order_item_id and earlier.id < step.id and earlier.to_stage = 'to_purchase'
          order by earlier.id desc limit 1
        ) ready
        where step.step = 'purchase' and step.created_at >= ${from} and step.created_at < ${until} and ${notTakenBack}
        union all
        select 'shelve', received_at, stocked_at, received_at + make_interval(hours => ${hours.shelve})
        from stock_items where stocked_at >= ${from} and stocked_at < ${until}
        union all
        select 'pack', paid_at, packed_at, paid_at + make_interval(hours => ${hours.pack})
        from parcels where packed_at >= ${from} and packed_at < ${until}
        union all
        select 'hand_over', packed_at, shipped_at, packed_at + make_interval(hours => ${hours.hand_over})
        from parcels where shipped_at >= ${from} and shipped_at < ${until}
      ), timed as (
        select id, ${bucketOf(slice, sql`ended`)} as bucket, extract(epoch from ended - begun) / 60 as minutes, ended > due as late
        from work where begun is not null
      )
      select bucket, id, count(*) as done, round(percentile_cont(0.5) within group (order by minutes))::bigint as median,
        round(percentile_cont(0.9) within group (order by minutes))::bigint as most, count(*) filter (where late) as late
      from timed group by grouping sets ((id), (id, bucket))`.execute(db)
    const parts = rows.flatMap(({ bucket, id, median }) =>
      bucket === null ? [] : [{ bucket, id, value: median }],
    )
    const whole = new Map(rows.filter((row) => row.bucket === null).map((row) => [row.id, row]))
    return {
      figures: Object.fromEntries(PROMISED_STEPS.map((id) => [id, whole.get(id)?.median ?? null])),
      courses: coursesOf(slice, PROMISED_STEPS, parts, null),
      rows: PROMISED_STEPS.map((id) => {
        const row = whole.get(id)
        const values = row && [row.done, row.median, row.most, Math.round((row.late * 1_000) / row.done)]
        return { id, values: values ?? [0, null, null, null] }
      }),
    }
  },
}
