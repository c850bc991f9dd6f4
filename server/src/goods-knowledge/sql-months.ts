import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** What was said against what the scale held, of all pieces (an empty kind) or of one kind in one month. */
export type MonthRow = {
  month: string
  kind: string
  pieces: number
  below: number
  above: number
  error_per_mille: number
}

/** Counts the months anew since the beginning of one, `2026-10`; all where none was counted yet. */
export async function countMonthsForJob(tx: Db, month: string): Promise<void> {
  const any = await tx.selectFrom('estimate_months').select('month').limit(1).executeTakeFirst()
  const since = any ? month : '0000-01'
  await tx.deleteFrom('estimate_months').where('month', '>=', since).execute()
  const begin = any
    ? sql`(${`${month}-01`}::date)::timestamp at time zone 'Asia/Shanghai'`
    : sql`'-infinity'::timestamptz`
  await sql`
    insert into estimate_months (month, kind, pieces, below, above, error_per_mille)
    select month, coalesce(kind, ''), count(*), count(*) filter (where held < said_low), count(*) filter (where held > said_high),
      round((exp(percentile_cont(0.5) within group (order by abs(ln(held / said_expected)))) - 1) * 1000)
    from (
      select to_char(measured_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, coalesce(goods.kind, 'none') as kind,
        weight_grams::double precision / pieces as held, said_low, said_expected, said_high
      from goods_measurements join goods_knowledge goods on goods.id = goods_id
      where said_version is not null and measured_at >= ${begin}
    ) piece
    group by grouping sets ((month), (month, kind))`.execute(tx)
}

/** The last months, oldest first; of all pieces or of every kind. */
export const listMonths = (db: Db, since: string): Promise<MonthRow[]> =>
  db
    .selectFrom('estimate_months')
    .where('month', '>=', since)
    .select(['month', 'kind', 'pieces', 'below', 'above', 'error_per_mille'])
    .orderBy('month')
    .orderBy('pieces', 'desc')
    .orderBy('kind')
    .execute()
