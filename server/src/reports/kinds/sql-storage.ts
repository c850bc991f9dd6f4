import { STORAGE_AGES } from '@longhaul/domain/reports/reports.ts'
import { sql } from 'kysely'
import { type BucketRow, type ReportKind, bucketOf, coursesOf, totalsOf } from '../sql-slice.ts'

type AgeRow = { age: number; items: number; grams: number; overdue: number }

/**
 * The items on the shelves at the end of the period (or now, if it has not ended), by their time in storage,
 * and the items that came and went within the period. An item was there at a time if it is there now or left
 * after that time.
 */
export const storage: ReportKind = {
  figures: [
    { id: 'lying', unit: 'count' },
    { id: 'grams', unit: 'grams' },
    { id: 'overdue', unit: 'count' },
    { id: 'came', unit: 'count' },
    { id: 'went', unit: 'count' },
  ],
  columns: [
    { id: 'lying', unit: 'count' },
    { id: 'grams', unit: 'grams' },
    { id: 'overdue', unit: 'count' },
  ],
  async read(db, slice) {
    const { from, until, now } = slice
    const at = until < now ? until : now
    const ages = await sql<AgeRow>`
      with there as (
        select id from stock_items where stage in ('in_stock', 'in_parcel', 'storage_expired')
        union
        select stock_item_id from stock_item_steps
        where step in ('ship_abroad', 'refund', 'abandon') and created_at >= ${at}
      )
      select width_bucket(extract(epoch from ${at}::timestamptz - item.stocked_at) / 86400, ${[...STORAGE_AGES]}::numeric[]) as age,
        count(*) as items, coalesce(sum(item.weight_grams), 0)::bigint as grams,
        count(*) filter (where item.free_until < ${at}) as overdue
      from there join stock_items item on item.id = there.id
      where item.stocked_at < ${at}
      group by 1`.execute(db)
    const { rows } = await sql<BucketRow>`
      select ${bucketOf(slice, sql`stocked_at`)} as bucket, 'came' as id, count(*) as value
      from stock_items where stocked_at >= ${from} and stocked_at < ${until} group by 1
      union all
      select ${bucketOf(slice, sql`created_at`)}, 'went', count(*)
      from stock_item_steps
      where step in ('ship_abroad', 'refund', 'abandon') and created_at >= ${from} and created_at < ${until} group by 1
    `.execute(db)
    const courses = coursesOf(slice, ['came', 'went'], rows)
    const sum = (part: 'items' | 'grams' | 'overdue') => ages.rows.reduce((all, row) => all + row[part], 0)
    return {
      figures: { lying: sum('items'), grams: sum('grams'), overdue: sum('overdue'), ...totalsOf(courses) },
      courses,
      rows: STORAGE_AGES.map((fromDay, place) => {
        const row = ages.rows.find((row) => row.age === place + 1)
        return { id: String(fromDay), values: [row?.items ?? 0, row?.grams ?? 0, row?.overdue ?? 0] }
      }),
    }
  },
}
