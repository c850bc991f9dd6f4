import { sql } from 'kysely'
import { notTakenBack } from './sql-taken-back.ts'
import { type BucketRow, type ReportKind, bucketOf, coursesOf, totalsOf } from '../sql-slice.ts'

const COURSES = ['placed', 'paid', 'items', 'items_fen', 'bought', 'cancelled'] as const

/**
 * Orders and items by the day of placing, payment, purchase or cancellation, and the current stages of the
 * period's items.
 */
export const orders: ReportKind = {
  figures: [
    { id: 'placed', unit: 'count' },
    { id: 'paid', unit: 'count' },
    { id: 'items', unit: 'count' },
    { id: 'items_fen', unit: 'fen' },
    { id: 'bought', unit: 'count' },
    { id: 'cancelled', unit: 'count' },
  ],
  columns: [
    { id: 'items', unit: 'count' },
    { id: 'items_fen', unit: 'fen' },
  ],
  async read(db, slice) {
    const { from, until } = slice
    const { rows } = await sql<BucketRow>`
      select ${bucketOf(slice, sql`created_at`)} as bucket, 'placed' as id, count(*) as value
      from orders where created_at >= ${from} and created_at < ${until} group by 1
      union all
      select ${bucketOf(slice, sql`paid_at`)}, 'paid', count(*)
      from orders where paid_at >= ${from} and paid_at < ${until} group by 1
      union all
      select part.bucket, figure.id, figure.value from (
        select ${bucketOf(slice, sql`orders.created_at`)} as bucket, sum(item.quantity) as pieces, sum(item.total_fen) as fen
        from orders join order_items item on item.order_id = orders.id
        where orders.created_at >= ${from} and orders.created_at < ${until} group by 1
      ) part cross join lateral (values ('items', part.pieces::bigint), ('items_fen', part.fen::bigint)) figure (id, value)
      union all
      select ${bucketOf(slice, sql`step.created_at`)}, case step.step when 'purchase' then 'bought' else 'cancelled' end, count(*)
      from order_item_steps step
      where step.step in ('purchase', 'cancel') and step.created_at >= ${from} and step.created_at < ${until} and ${notTakenBack} group by 1, 2
    `.execute(db)
    const stages = await sql<{ id: string; pieces: number; fen: number }>`
      select item.stage as id, sum(item.quantity)::bigint as pieces, sum(item.total_fen)::bigint as fen
      from orders join order_items item on item.order_id = orders.id
      where orders.created_at >= ${from} and orders.created_at < ${until}
      group by item.stage order by pieces desc, id`.execute(db)
    const courses = coursesOf(slice, COURSES, rows)
    return {
      figures: totalsOf(courses),
      courses,
      rows: stages.rows.map((row) => ({ id: row.id, values: [row.pieces, row.fen] })),
    }
  },
}
