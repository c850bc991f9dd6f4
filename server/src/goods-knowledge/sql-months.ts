import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

/**
 * Estimates compared with the weights on the scale, in one month, for one kind or (with an empty kind) for
 * all pieces.
 */
export type MonthRow = {
  month: string
  kind: string
  pieces: number
  below: number
  above: number
  error_per_mille: number
}

/** Recounts the months from the given one (`2026-10`) on; all months if none has been counted yet. */
export async function countMonthsForJob(tx: Tx, month: string): Promise<void> {
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

/** The months from the given one on, oldest first, for all pieces and for each kind. */
export const listMonths = (db: Db, since: string): Promise<MonthRow[]> =>
  db
    .selectFrom('estimate_months')
    .where('month', '>=', since)
    .select(['month', 'kind', 'pieces', 'below', 'above', 'error_per_mille'])
    .orderBy('month')
    .orderBy('pieces', 'desc')
    .orderBy('kind')
    .execute()

/** The latest pieces with an estimate, newest first. Only the latest 5000 are searched for a kind. */
export async function listLatestEstimates(db: Db, kind: string | null, limit: number) {
  const { rows } = await sql<{
    kind: string | null
    version: number
    low_grams: number
    expected_grams: number
    high_grams: number
    held_grams: number
    measured_at: Date
  }>`
    select goods.kind, said_version as version, said_low as low_grams, said_expected as expected_grams, said_high as high_grams,
      greatest(1, round(weight_grams::numeric / pieces))::integer as held_grams, measured_at
    from (select * from goods_measurements where said_version is not null order by measured_at desc limit 5000) piece
    join goods_knowledge goods on goods.id = piece.goods_id
    where ${kind}::text is null or coalesce(goods.kind, 'none') = ${kind}
    order by measured_at desc limit ${limit}`.execute(db)
  return rows
}
