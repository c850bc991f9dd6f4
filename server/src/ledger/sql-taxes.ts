import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The balance of each scheme's account: what was collected less what was given back, in fen. */
const ACCOUNTS = sql`
  select a.owner as scheme, sum(case when a.id = p.to_account_id then p.amount else -p.amount end)::bigint as fen
  from ledger_accounts a
  join ledger_postings p on a.id in (p.from_account_id, p.to_account_id)
  where a.kind = 'taxes' group by a.owner`

/** What the books say is owed under a scheme, in fen. */
export async function owedUnder(db: Db, scheme: string): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select fen from (${ACCOUNTS}) account where scheme = ${scheme}`.execute(db)
  return rows[0]?.fen ?? 0
}

/** Compares the accounts of taxes with the packages for which they were collected. */
export const findTaxErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    with collected as (
      select r.scheme, sum(tax_fen) filter (where returned_at is null) as fen
      from collected_taxes c join tax_registrations r on r.id = c.registration_id group by r.scheme
    )
    select 'taxes owed equal those collected for packages' as check,
      coalesce(a.scheme, c.scheme) || ': ledger ' || coalesce(a.fen, 0) || ', packages ' || coalesce(c.fen, 0) as detail
    from (${ACCOUNTS}) a full join collected c on c.scheme = a.scheme
    where coalesce(a.fen, 0) <> coalesce(c.fen, 0)`.execute(db)
