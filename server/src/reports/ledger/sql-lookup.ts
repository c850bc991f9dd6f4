import type { AccountKind } from '@longhaul/domain/ledger/accounts.ts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { sameEmail } from '../../platform/database/same-email.ts'

export type SubjectRef = { kind: string; id: string }

/** The subjects that belong to a number: for an order, its items, their refunds and their stock items. */
export async function findSubjects(db: Db, number: string): Promise<SubjectRef[]> {
  const { rows } = await sql<SubjectRef>`
    with item as (
      select order_items.id from orders join order_items on order_items.order_id = orders.id where orders.number = ${number}
    )
    select 'order_item' as kind, id from item
    union all select 'refund_case', refund_cases.id from refund_cases where order_item_id in (select id from item)
    union all select 'stock_item', stock_items.id from stock_items where order_item_id in (select id from item)
    union all select 'parcel', id from parcels where number = ${number}
    union all select 'recharge', id from recharges where number = ${number}
    union all select 'remittance', id from remittances where number = ${number}
    union all select 'withdrawal', id from withdrawals where number = ${number}
    union all select 'adjustment', id from adjustments where number = ${number}`.execute(db)
  return rows
}

export async function findShopperId(db: Db, words: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shoppers')
    .where((where) => where.or([where('code', '=', words.toUpperCase()), sameEmail(sql.ref('email'), words)]))
    .select('id')
    .executeTakeFirst()
  return row?.id
}

/** An account by its name; a shopper's by the shopper's code. */
export async function findAccountIds(
  db: Db,
  kind: AccountKind,
  owner: string,
  currency: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger_accounts as account')
    .where('account.kind', '=', kind)
    .where('account.currency', '=', currency)
    .where(
      'account.owner',
      'in',
      sql<string>`(select ${owner} union all select id::text from shoppers where code = ${owner})`,
    )
    .select('account.id')
    .execute()
  return rows.map((row) => row.id)
}

/** The shop's own accounts; those of shoppers are found by shopper. */
export const listHouseAccounts = (db: Db) =>
  db
    .selectFrom('ledger_accounts')
    .where('shopper_id', 'is', null)
    .select(['kind', 'owner', 'currency'])
    .orderBy('kind')
    .orderBy('owner')
    .orderBy('currency')
    .execute()

/**
 * The distinct kinds of transactions, found with one index lookup each, however many transactions there are.
 */
export async function listEventKinds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds (kind) as (
      (select kind from ledger_transactions order by kind limit 1)
      union all
      select (select t.kind from ledger_transactions t where t.kind > kinds.kind order by t.kind limit 1)
      from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null`.execute(db)
  return rows.map((row) => row.kind)
}

export const findFirstTransaction = (db: Db) =>
  db
    .selectFrom('ledger_transactions')
    .select('created_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** The result of the last check of the books. */
export const findLastCheck = (db: Db) =>
  db
    .selectFrom('job_runs')
    .where('name', '=', 'check-books')
    .orderBy('id', 'desc')
    .limit(1)
    .select(['started_at', 'error'])
    .executeTakeFirst()
