import { sql } from 'kysely'
import { type Cursor } from '../platform/http/cursor.ts'
import type { Db } from '../platform/database/db.ts'

/**
 * The incoming money that the database collected for a debt in a ledger transaction; undefined for a
 * transaction of another kind.
 */
export async function findCollection(db: Db, transactionId: number) {
  const { rows } = await sql<{
    shopperId: string
    subjectId: string
    amountFen: number
    isNotified: boolean
  }>`
    select t.shopper_id as "shopperId", t.subject_id as "subjectId", p.amount as "amountFen",
      exists (select from messages m where m.shopper_id = t.shopper_id and m.kind = 'shortfall_collected'
        and m.args->>'number' = t.id::text) as "isNotified"
    from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
    where t.id = ${transactionId} and t.kind = 'shortfall_collected'`.execute(db)
  return rows[0]
}

/** The total of all shoppers' debts, in fen. */
export async function sumDebts(db: Db): Promise<number> {
  const { rows } = await sql<{ fen: number }>`
    select coalesce(-sum(balance_fen), 0)::bigint as fen from ledger_accounts where kind = 'shortfall' and balance_fen < 0`.execute(
    db,
  )
  return rows[0]!.fen
}

export type DebtRow = {
  id: string
  code: string
  email: string
  nickname: string
  owed_fen: number
  since: Date
  is_closed: boolean
}

/**
 * The shoppers in debt, longest first; `since` is the start of the current, uninterrupted debt. Only the few
 * accounts with a negative balance are read, by an index of their own.
 */
export async function listDebts(
  db: Db,
  { cursor, size }: { cursor: Cursor | undefined; size: number },
): Promise<DebtRow[]> {
  const { rows } = await sql<DebtRow>`
    select * from (
      select s.id, s.code, s.email, s.nickname, -a.balance_fen as owed_fen, s.closed_at is not null as is_closed, (
        select min(t.created_at) from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
        where p.from_account_id = a.id and p.id > coalesce(
          (select max(paid.id) from ledger_postings paid where paid.to_account_id = a.id and paid.to_balance_after = 0), 0)
      ) as since
      from ledger_accounts a join shoppers s on s.id = a.shopper_id
      where a.kind = 'shortfall' and a.balance_fen < 0
    ) debt
    where ${cursor ? sql`(date_trunc('milliseconds', since), id) > (${cursor.at}, ${cursor.id}::uuid)` : sql`true`}
    order by since, id limit ${size + 1}`.execute(db)
  return rows
}
