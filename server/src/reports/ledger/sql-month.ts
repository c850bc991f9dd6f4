import type { AccountKind } from '@longhaul/domain/ledger/accounts.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Months = { from: Date; until: Date }

export type AccountRow = {
  id: number
  kind: AccountKind
  owner: string
  currency: string
  opening: number
  out: number
  into: number
  movements: number
}

/**
 * Accounts with a balance or movements, by id: the opening balance of the month, and the amounts out and in.
 * All postings until the month's end are summed, since house accounts have no stored balance.
 */
export async function listMonthAccounts(
  db: Db,
  { from, until }: Months,
  { after, size }: { after: number; size: number },
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    with account as (
      select id, kind, owner, currency, shopper_id from ledger_accounts where id > ${after} order by id limit ${size}
    )
    select account.id, account.kind, coalesce(shoppers.code, account.owner) as owner, account.currency,
      sides.opening, sides.out, sides.into, sides.movements
    from account
    left join shoppers on shoppers.id = account.shopper_id
    cross join lateral (
      select coalesce(sum(change) filter (where created_at < ${from}), 0)::bigint as opening,
        coalesce(-sum(change) filter (where created_at >= ${from} and change < 0), 0)::bigint as out,
        coalesce(sum(change) filter (where created_at >= ${from} and change > 0), 0)::bigint as into,
        count(*) filter (where created_at >= ${from}) as movements
      from (
        select -p.amount as change, t.created_at from ledger_postings p
        join ledger_transactions t on t.id = p.transaction_id where p.from_account_id = account.id
        union all
        select p.amount, t.created_at from ledger_postings p
        join ledger_transactions t on t.id = p.transaction_id where p.to_account_id = account.id
      ) side where created_at < ${until}
    ) sides
    order by account.id`.execute(db)
  return rows
}
