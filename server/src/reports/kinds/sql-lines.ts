import { sql } from 'kysely'
import { type BucketRow, type ReportKind, bucketOf, coursesOf, totalsOf } from '../sql-slice.ts'

type LineRow = { id: string; parcels: number; grams: number; fen: number; minutes: number | null }

/**
 * Shipped packages by country and line: their number, weight, price to shoppers, and the transit time of
 * those that have arrived.
 */
export const lines: ReportKind = {
  figures: [
    { id: 'parcels', unit: 'count' },
    { id: 'grams', unit: 'grams' },
    { id: 'fen', unit: 'fen' },
  ],
  columns: [
    { id: 'parcels', unit: 'count' },
    { id: 'grams', unit: 'grams' },
    { id: 'fen', unit: 'fen' },
    { id: 'minutes', unit: 'minutes' },
  ],
  async read(db, slice) {
    const { from, until } = slice
    const { rows } = await sql<BucketRow>`
      select part.bucket, figure.id, figure.value from (
        select ${bucketOf(slice, sql`shipped_at`)} as bucket, count(*) as parcels, coalesce(sum(actual_grams), 0)::bigint as grams,
          coalesce(sum(actual_fen), 0)::bigint as fen
        from parcels where shipped_at >= ${from} and shipped_at < ${until} group by 1
      ) part cross join lateral (values ('parcels', parcels), ('grams', grams), ('fen', fen)) figure (id, value)`.execute(
      db,
    )
    const found = await sql<LineRow>`
      select country || ' ' || line_id as id, count(*) as parcels, coalesce(sum(actual_grams), 0)::bigint as grams,
        coalesce(sum(actual_fen), 0)::bigint as fen,
        round(percentile_cont(0.5) within group (order by extract(epoch from delivered_at - shipped_at) / 60)
          filter (where delivered_at is not null))::bigint as minutes
      from parcels where shipped_at >= ${from} and shipped_at < ${until}
      group by country, line_id order by parcels desc, id limit 200`.execute(db)
    const courses = coursesOf(slice, ['parcels', 'grams', 'fen'], rows)
    return {
      figures: totalsOf(courses),
      courses,
      rows: found.rows.map((row) => ({ id: row.id, values: [row.parcels, row.grams, row.fen, row.minutes] })),
    }
  },
}
