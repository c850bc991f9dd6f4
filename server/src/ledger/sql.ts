import type { Account } from '@longhaul/domain/ledger/accounts.ts'
import type { Posting } from '@longhaul/domain/ledger/posting.ts'
import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import {
  ITEM_HOLDS_NOTHING,
  PARCEL_HOLDS_NOTHING,
  WITHDRAWAL_HOLDS_NOTHING,
} from '@longhaul/domain/books/holding.ts'
import { isOneOf } from '@longhaul/domain/entries.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'

const SHOPPER_KINDS = ['available', 'frozen', 'withdrawing', 'shortfall'] as const
const isShopperKind = (kind: string): boolean => isOneOf(SHOPPER_KINDS, kind)

/** Locks a shopper's accounts, in order of id. */
const shopperAccounts = (db: Db, shopperId: string) =>
  db
    .selectFrom('ledger_accounts')
    .where('shopper_id', '=', shopperId)
    .orderBy('id')
    .forNoKeyUpdate()
    .select(['id', 'kind', 'balance_fen'])
    .execute()

/** Locks a shopper's four accounts, creating them on first use. Every money operation begins with this. */
export async function lockShopperAccounts(tx: Tx, shopperId: string): Promise<AccountRow[]> {
  const accounts = await shopperAccounts(tx, shopperId)
  if (accounts.length === SHOPPER_KINDS.length) return accounts
  await tx
    .insertInto('ledger_accounts')
    .values(SHOPPER_KINDS.map((kind) => ({ kind, owner: shopperId, currency: 'CNY', shopper_id: shopperId })))
    .onConflict((conflict) => conflict.columns(['kind', 'owner', 'currency']).doNothing())
    .execute()
  return await shopperAccounts(tx, shopperId)
}

type AccountRow = { id: number; kind: string; balance_fen: number }

/** A shopper's balances for display, without a lock. */
export const readBalances = (db: Db, shopperId: string) =>
  db
    .selectFrom('ledger_accounts')
    .where('shopper_id', '=', shopperId)
    .select(['kind', 'balance_fen'])
    .execute()

/** Creates house accounts on first use. A shopper's accounts are created when they are locked. */
export async function makeHouseAccounts(tx: Tx, accounts: readonly Account[]): Promise<void> {
  const house = accounts.filter((account) => !isShopperKind(account.kind))
  if (house.length === 0) return
  await tx
    .insertInto('ledger_accounts')
    .values(house.map(({ kind, owner, currency }) => ({ kind, owner, currency })))
    .onConflict((conflict) => conflict.columns(['kind', 'owner', 'currency']).doNothing())
    .execute()
}

/**
 * Inserts a ledger transaction with its postings in one statement. Returns false and inserts nothing if one
 * of the accounts does not exist yet.
 */
export async function insertTransaction(
  tx: Tx,
  row: {
    kind: string
    subject_kind: Subject['kind']
    subject_id: string
    step: number
    shopper_id: string | null
    actor: string
    created_at: Date
  },
  postings: readonly NewPosting[],
): Promise<boolean> {
  // As `values` rows instead of arrays: the planner then knows their number and looks up the accounts one by
  // one.
  const rows = postings.map(
    (
      { from, to, amount, about },
      place,
    ) => sql`(${sql.lit(place)}, ${from.kind}::text, ${from.owner}::text, ${from.currency}::text,
      ${to.kind}::text, ${to.owner}::text, ${to.currency}::text, ${amount}::bigint, ${about?.kind ?? null}::text, ${about?.id ?? null}::uuid)`,
  )
  const { numAffectedRows } = await sql`
    with given as (
      select place, f.id as from_id, t.id as to_id, f.currency, amount, thing_kind, thing_id
      from (values ${sql.join(rows)})
        as given (place, from_kind, from_owner, from_currency, to_kind, to_owner, to_currency, amount, thing_kind, thing_id)
      join ledger_accounts f on f.kind = from_kind and f.owner = from_owner and f.currency = from_currency
      join ledger_accounts t on t.kind = to_kind and t.owner = to_owner and t.currency = to_currency
    ), made as (
      insert into ledger_transactions (kind, subject_kind, subject_id, step, shopper_id, actor, created_at)
      select ${row.kind}::text, ${row.subject_kind}::text, ${row.subject_id}::uuid, ${row.step}::integer, ${row.shopper_id}::uuid,
        ${row.actor}::text, ${row.created_at}::timestamptz
      where (select count(*) from given) = ${postings.length}
      returning id
    )
    insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount, thing_kind, thing_id)
    select made.id, from_id, to_id, currency, amount, thing_kind, thing_id from made cross join given order by place`.execute(
    tx,
  )
  return numAffectedRows === BigInt(postings.length)
}

/** An amount from one account to another, and the thing that it is about. */
type NewPosting = Omit<Posting, 'about'> & { about: Thing | undefined }

export type Subject = {
  kind:
    | 'order_item'
    | 'parcel'
    | 'recharge'
    | 'remittance'
    | 'withdrawal'
    | 'stock_item'
    | 'refund_case'
    | 'adjustment'
    | 'plan'
    | 'data_import_row'
    | 'creator_share'
  id: string
}

/** Faults in the books, one row each; a sound database has none. */
export const findLedgerErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    select 'balance equals its entries' as check, a.id || ' holds ' || a.balance_fen || ', its entries add up to ' || e.total as detail
    from ledger_accounts a
    cross join lateral (
      select coalesce(sum(case when p.to_account_id = a.id then p.amount else -p.amount end), 0) as total
      from ledger_postings p where p.to_account_id = a.id or p.from_account_id = a.id
    ) e
    where a.shopper_id is not null and a.balance_fen <> e.total
    union all
    select 'no balance is negative', a.kind || ' of ' || a.owner || ' holds ' || a.balance_fen
    from ledger_accounts a where a.balance_fen < 0 and a.kind <> 'shortfall'
    union all
    select 'a shopper who owes has nothing available', a.owner || ' owes ' || -a.balance_fen || ' and has ' || b.balance_fen || ' available'
    from ledger_accounts a
    join ledger_accounts b on b.shopper_id = a.shopper_id and b.kind = 'available' and b.balance_fen > 0
    where a.kind = 'shortfall' and a.balance_fen < 0
    union all
    select 'every transaction has postings', 'transaction ' || t.id
    from ledger_transactions t where not exists (select from ledger_postings p where p.transaction_id = t.id)
    union all
    select 'the balance after a posting is correct', 'posting ' || s.id || ' of account ' || s.account_id
    from (
      select p.id, side.account_id, side.after,
        sum(side.change) over (partition by side.account_id order by p.id) as running
      from ledger_postings p
      cross join lateral (values (p.from_account_id, -p.amount, p.from_balance_after), (p.to_account_id, p.amount, p.to_balance_after))
        as side (account_id, change, after)
      join ledger_accounts a on a.id = side.account_id and a.shopper_id is not null
    ) s where s.after is distinct from s.running
  `.execute(db)

/**
 * Compares the amounts on hold according to the rows of orders, parcels and photo orders with those in the
 * ledger.
 */
export const findFrozenErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    with held as (
      select t.subject_kind, t.subject_id,
        sum(case when a.id = p.to_account_id then p.amount else -p.amount end) as fen
      from ledger_postings p
      join ledger_transactions t on t.id = p.transaction_id
      join ledger_accounts a on a.kind = 'frozen' and a.id in (p.from_account_id, p.to_account_id)
      group by t.subject_kind, t.subject_id
    ), stated as (
      select 'order_item' as subject_kind, id as subject_id, frozen_fen as fen from order_items
      union all select 'parcel', id, frozen_fen from parcels
      union all select 'stock_item', stock_item_id, fee_fen from photo_orders where stage = 'waiting'
    )
    select 'frozen money equals the amounts of orders and parcels' as check,
      coalesce(held.subject_kind, stated.subject_kind) || ' ' || coalesce(held.subject_id, stated.subject_id)
        || ': ledger ' || coalesce(held.fen, 0) || ', row ' || coalesce(stated.fen, 0) as detail
    from held full join stated on held.subject_kind = stated.subject_kind and held.subject_id = stated.subject_id
    where coalesce(held.fen, 0) <> coalesce(stated.fen, 0)
    union all
    select 'an unpaid or closed order or parcel holds nothing', s.kind || ' ' || s.id || ' holds ' || s.frozen_fen
    from (
      select 'order_item' as kind, id, frozen_fen from order_items where stage in (${sql.join(ITEM_HOLDS_NOTHING)})
      union all select 'parcel', id, frozen_fen from parcels where stage in (${sql.join(PARCEL_HOLDS_NOTHING)})
    ) s where s.frozen_fen <> 0
    union all
    select 'a recharge is credited exactly once', r.number
    from recharges r
    left join ledger_transactions t on t.kind = 'recharge' and t.subject_kind = 'recharge' and t.subject_id = r.id
    where (r.stage = 'succeeded') <> (t.id is not null)
    union all
    select 'a remittance is credited exactly once', m.number
    from remittances m
    left join ledger_transactions t on t.kind = 'remittance' and t.subject_kind = 'remittance' and t.subject_id = m.id
    where (m.stage = 'credited') <> (t.id is not null)
    union all
    select 'a correction is booked exactly once', j.number
    from adjustments j
    left join ledger_transactions t on t.kind = 'adjustment' and t.subject_kind = 'adjustment' and t.subject_id = j.id
    where (j.stage = 'booked') <> (t.id is not null)
    union all
    select 'an opening entry is booked exactly once, at its amount', 'row ' || r.row || ' of ' || r.data_import_id
    from data_import_rows r
    left join ledger_transactions t on t.kind = 'opening_balance' and t.subject_kind = 'data_import_row' and t.subject_id = r.id
    left join ledger_postings p on p.transaction_id = t.id
    where coalesce(p.amount, 0) <> case when r.outcome = 'brought' then r.fen else 0 end
    union all
    select 'what is being paid out equals what withdrawals say', w.number || ': ledger ' || h.fen || ', row ' || w.withdrawing_fen
    from withdrawals w
    cross join lateral (
      select coalesce(sum(case when a.id = p.to_account_id then p.amount else -p.amount end), 0) as fen
      from ledger_transactions t
      join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts a on a.kind = 'withdrawing' and a.id in (p.from_account_id, p.to_account_id)
      where t.subject_kind = 'withdrawal' and t.subject_id = w.id
    ) h
    where h.fen <> w.withdrawing_fen
      or w.withdrawing_fen <> case when w.stage in (${sql.join(WITHDRAWAL_HOLDS_NOTHING)}) then 0
        else (case when w.by_hand_at is null then w.by_hand_fen else 0 end)
          + (select coalesce(sum(amount_fen), 0) from recharge_refunds where withdrawal_id = w.id and stage = 'waiting') end
    union all
    select 'no recharge goes back twice', r.number
    from recharges r
    join recharge_refunds back on back.recharge_id = r.id and back.stage in ('waiting', 'done')
    group by r.id having sum(back.amount_fen - back.excess_fen) > r.credit_fen
  `.execute(db)
