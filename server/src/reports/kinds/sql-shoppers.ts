import { sql } from 'kysely'
import { type ReportKind, bucketOf, coursesOf } from '../sql-slice.ts'

type Row = { bucket: number | null; id: string; value: number }
/** The minimum number of orders of each group of shoppers. */
const FREQUENCIES = [1, 2, 3, 6] as const

/** Registrations, first and repeat orders, and the number of orders per shopper within the period. */
export const shoppers: ReportKind = {
  figures: [
    { id: 'registered', unit: 'count' },
    { id: 'ordering', unit: 'count' },
    { id: 'first', unit: 'count' },
    { id: 'returning', unit: 'count' },
  ],
  columns: [
    { id: 'shoppers', unit: 'count' },
    { id: 'orders', unit: 'count' },
    { id: 'items_fen', unit: 'fen' },
  ],
  async read(db, slice) {
    const { from, until } = slice
    // A shopper who orders on three days is one shopper in the period, so the total is counted separately
    // from the parts.
    const { rows } = await sql<Row>`
      select bucket, 'registered' as id, count(*) as value from (
        select ${bucketOf(slice, sql`created_at`)} as bucket from shoppers where created_at >= ${from} and created_at < ${until}
      ) registered group by grouping sets ((bucket), ())
      union all
      select part.bucket, figure.id, figure.value from (
        select bucket, count(distinct shopper_id) as ordering, count(distinct shopper_id) filter (where is_first) as newly,
          count(distinct shopper_id) filter (where not is_first) as again
        from (
          select orders.shopper_id, ${bucketOf(slice, sql`orders.created_at`)} as bucket, not exists (
            select from orders earlier where earlier.shopper_id = orders.shopper_id and earlier.created_at < orders.created_at
          ) as is_first
          from orders where orders.created_at >= ${from} and orders.created_at < ${until}
        ) placed group by grouping sets ((bucket), ())
      ) part cross join lateral (values ('ordering', ordering), ('first', newly), ('returning', again)) figure (id, value)
    `.execute(db)
    const found = await sql<{ frequency: number; shoppers: number; orders: number; fen: number }>`
      select width_bucket(orders, ${[...FREQUENCIES]}::bigint[]) as frequency, count(*) as shoppers, sum(orders)::bigint as orders,
        sum(fen)::bigint as fen
      from (
        select orders.shopper_id, count(distinct orders.id) as orders, coalesce(sum(item.total_fen), 0) as fen
        from orders left join order_items item on item.order_id = orders.id
        where orders.created_at >= ${from} and orders.created_at < ${until} group by 1
      ) buyer group by 1`.execute(db)
    const ids = ['registered', 'ordering', 'first', 'returning']
    const parts = rows.flatMap(({ bucket, id, value }) => (bucket === null ? [] : [{ bucket, id, value }]))
    return {
      figures: Object.fromEntries(
        ids.map((id) => [id, rows.find((row) => row.id === id && row.bucket === null)?.value ?? 0]),
      ),
      courses: coursesOf(slice, ids, parts),
      rows: FREQUENCIES.map((least, place) => {
        const row = found.rows.find((row) => row.frequency === place + 1)
        return { id: String(least), values: [row?.shoppers ?? 0, row?.orders ?? 0, row?.fen ?? 0] }
      }),
    }
  },
}
