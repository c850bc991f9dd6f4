import type { AccountKind } from '@longhaul/domain/ledger/accounts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { SubjectRef } from './sql-lookup.ts'

export type LedgerFilter = {
  id?: number | undefined
  subjects?: readonly SubjectRef[] | undefined
  shopperId?: string | undefined
  accountIds?: readonly number[] | undefined
  accountKind?: AccountKind | undefined
  kind?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  min?: number | undefined
  max?: number | undefined
}

/** The start of a page: after this transaction, newest first. */
export type LedgerCursor = { at: Date; id: number }

export type TransactionRow = {
  id: number
  kind: string
  subject_kind: string
  subject_id: string
  actor: string
  actor_name: string | null
  created_at: Date
  shopper_id: string | null
  code: string
  email: string
  nickname: string
  number: string | null
  stage: string | null
}

/**
 * Transactions with their subjects, newest first. The filters determine the index that is used; names are
 * looked up only for the page.
 */
export async function listTransactions(
  db: Db,
  filter: LedgerFilter,
  { cursor, size }: { cursor: LedgerCursor | undefined; size: number },
): Promise<TransactionRow[]> {
  const { rows } = await sql<TransactionRow>`
    with page as (
      select t.* from ledger_transactions t
      where ${conditions(filter)}
        ${cursor ? sql`and (t.created_at, t.id) < (${cursor.at}, ${cursor.id}::bigint)` : sql``}
      order by t.created_at desc, t.id desc
      limit ${size}
    )
    select page.id, page.kind, page.subject_kind, page.subject_id, page.actor, page.created_at, page.shopper_id,
      shoppers.code, shoppers.email, shoppers.nickname, staff.name as actor_name,
      coalesce(orders.number, parcels.number, recharges.number, remittances.number, withdrawals.number,
        adjustments.number) as number,
      coalesce(remittances.stage, withdrawals.stage, refund_cases.stage, adjustments.stage) as stage
    from page
    left join shoppers on shoppers.id = page.shopper_id
    left join staff on page.actor like 'staff:%' and staff.id::text = substr(page.actor, 7)
    left join refund_cases on page.subject_kind = 'refund_case' and refund_cases.id = page.subject_id
    left join stock_items on page.subject_kind = 'stock_item' and stock_items.id = page.subject_id
    left join order_items on order_items.id = coalesce(refund_cases.order_item_id, stock_items.order_item_id,
      case when page.subject_kind = 'order_item' then page.subject_id end)
    left join orders on orders.id = order_items.order_id
    left join parcels on page.subject_kind = 'parcel' and parcels.id = page.subject_id
    left join recharges on page.subject_kind = 'recharge' and recharges.id = page.subject_id
    left join remittances on page.subject_kind = 'remittance' and remittances.id = page.subject_id
    left join withdrawals on page.subject_kind = 'withdrawal' and withdrawals.id = page.subject_id
    left join adjustments on page.subject_kind = 'adjustment' and adjustments.id = page.subject_id
    order by page.created_at desc, page.id desc`.execute(db)
  return rows
}

/** The conditions for a transaction `t`. */
function conditions(filter: LedgerFilter): RawBuilder<unknown> {
  const { id, subjects, shopperId, accountIds, accountKind, kind, from, until, min, max } = filter
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (id !== undefined) all.push(sql`t.id = ${id}`)
  if (subjects)
    all.push(sql`(t.subject_kind, t.subject_id) in (select * from unnest(
      ${subjects.map((subject) => subject.kind)}::text[], ${subjects.map((subject) => subject.id)}::uuid[]))`)
  if (shopperId) all.push(sql`t.shopper_id = ${shopperId}`)
  if (kind) all.push(sql`t.kind = ${kind}`)
  if (from) all.push(sql`t.created_at >= ${from}`)
  if (until) all.push(sql`t.created_at < ${until}`)
  if (accountIds)
    all.push(sql`t.id in (
      select transaction_id from ledger_postings where from_account_id = any(${accountIds}::bigint[])
      union all select transaction_id from ledger_postings where to_account_id = any(${accountIds}::bigint[]))`)
  if (accountKind)
    all.push(sql`exists (select from ledger_postings p
      join ledger_accounts a on a.id in (p.from_account_id, p.to_account_id)
      where p.transaction_id = t.id and a.kind = ${accountKind})`)
  if (min !== undefined || max !== undefined)
    all.push(sql`t.id in (select transaction_id from ledger_postings
      where amount between ${min ?? 0} and ${max ?? Number.MAX_SAFE_INTEGER})`)
  return sql.join(all, sql` and `)
}

export type PostingRow = {
  transaction_id: number
  amount: number
  currency: string
  from_kind: AccountKind
  from_owner: string
  to_kind: AccountKind
  to_owner: string
  from_balance_after: number | null
  to_balance_after: number | null
}

/**
 * The postings of these transactions, in order of creation. A shopper's account is named by the shopper's
 * code.
 */
export async function listPostings(db: Db, transactionIds: readonly number[]): Promise<PostingRow[]> {
  const { rows } = await sql<PostingRow>`
    select p.transaction_id, p.amount, p.currency, p.from_balance_after, p.to_balance_after,
      source.kind as from_kind, coalesce(payer.code, source.owner) as from_owner,
      goal.kind as to_kind, coalesce(payee.code, goal.owner) as to_owner
    from ledger_postings p
    join ledger_accounts source on source.id = p.from_account_id
    join ledger_accounts goal on goal.id = p.to_account_id
    left join shoppers payer on payer.id = source.shopper_id
    left join shoppers payee on payee.id = goal.shopper_id
    where p.transaction_id = any(${transactionIds}::bigint[])
    order by p.id`.execute(db)
  return rows
}
