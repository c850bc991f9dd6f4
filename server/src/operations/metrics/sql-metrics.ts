import { shanghaiDay, startOfDay } from '@longhaul/domain/time/days.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

/** Figures that only the database has, in one statement that reads little more than pending rows. */
export async function readFigures(db: Db, now: Date) {
  const { rows } = await sql<{
    waiting: number
    oldest_at: Date | null
    given_up: number
    undelivered: number
    balanced: boolean | null
    checked_at: Date | null
    backed_up_at: Date | null
    workers: number
  }>`
    select
      (select count(*) from graphile_worker._private_jobs where run_at <= ${now} and attempts < max_attempts and locked_at is null) as waiting,
      (select min(run_at) from graphile_worker._private_jobs where run_at <= ${now} and attempts < max_attempts and locked_at is null) as oldest_at,
      (select count(*) from graphile_worker._private_jobs where attempts >= max_attempts) as given_up,
      (select count(*) from mails where sent_at is null and last_error is not null) as undelivered,
      case when books.started_at is not null then books.error is null end as balanced, books.started_at as checked_at,
      (select made_at from last_backup) as backed_up_at,
      (select count(*) from job_workers where seen_at > now() - interval '30 seconds') as workers
    from (select 1) as one left join lateral (
      select started_at, error from job_runs where name = 'check-books' order by id desc limit 1) books on true`.execute(
    db,
  )
  return rows[0]!
}

/**
 * Money in and out today in Shanghai, over clearing and payout accounts, by kind of transaction. In fen or
 * the currency's smallest unit.
 */
export async function readMoneyToday(db: Db, now: Date) {
  const { rows } = await sql<{ kind: string; currency: string; direction: 'in' | 'out'; amount: number }>`
    select t.kind, p.currency, case when f.kind in ('clearing', 'payout') then 'in' else 'out' end as direction, sum(p.amount)::bigint as amount
    from ledger_transactions t
    join ledger_postings p on p.transaction_id = t.id
    join ledger_accounts f on f.id = p.from_account_id
    join ledger_accounts o on o.id = p.to_account_id
    where t.created_at >= ${startOfDay(shanghaiDay(now))} and (f.kind in ('clearing', 'payout')) <> (o.kind in ('clearing', 'payout'))
    group by 1, 2, 3`.execute(db)
  return rows
}
