import { sql } from 'kysely'
import { type BucketRow, type ReportKind, bucketOf, coursesOf, totalsOf } from '../sql-slice.ts'

const COURSES = ['income', 'coupons', 'creators', 'net'] as const

/**
 * Our income by source according to the books, less what coupons pay and creators earn. A provider's fee in
 * another currency is converted at the rate at which its recharge was credited.
 */
export const revenue: ReportKind = {
  figures: [
    { id: 'income', unit: 'fen' },
    { id: 'coupons', unit: 'fen' },
    { id: 'creators', unit: 'fen' },
    { id: 'net', unit: 'fen' },
  ],
  columns: [
    { id: 'fen', unit: 'fen' },
    { id: 'bookings', unit: 'count' },
  ],
  async read(db, slice) {
    const movements = sql`
      select t.created_at, account.kind, account.owner, (case when account.id = p.to_account_id then 1 else -1 end)
        * case when p.currency = 'CNY' then p.amount
          else round(p.amount * recharges.credit_fen / nullif(recharges.pay_minor - recharges.fee_minor, 0)::numeric) end as fen
      from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts account on account.kind in ('revenue', 'marketing') and account.id in (p.from_account_id, p.to_account_id)
      left join recharges on t.subject_kind = 'recharge' and recharges.id = t.subject_id
      where t.created_at >= ${slice.from} and t.created_at < ${slice.until}`
    const { rows } = await sql<BucketRow>`
      select part.bucket, figure.id, figure.value::bigint as value from (
        select ${bucketOf(slice, sql`created_at`)} as bucket, coalesce(sum(fen) filter (where kind = 'revenue'), 0) as income,
          coalesce(-sum(fen) filter (where kind = 'marketing' and owner = 'coupon'), 0) as coupons,
          coalesce(-sum(fen) filter (where kind = 'marketing' and owner = 'creators'), 0) as creators, sum(fen) as net
        from (${movements}) movement group by 1
      ) part
      cross join lateral (values ('income', income), ('coupons', coupons), ('creators', creators), ('net', net)) figure (id, value)`.execute(
      db,
    )
    const kinds = await sql<{ id: string; fen: number; bookings: number }>`
      select owner as id, sum(fen)::bigint as fen, count(*) as bookings
      from (${movements}) movement group by kind, owner order by kind desc, fen desc, id`.execute(db)
    const courses = coursesOf(slice, COURSES, rows)
    return {
      figures: totalsOf(courses),
      courses,
      rows: kinds.rows.map((row) => ({ id: row.id, values: [row.fen, row.bookings] })),
    }
  },
}
