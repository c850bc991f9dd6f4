import type { Thing } from '@longhaul/domain/ledger/thing.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/**
 * The current accounts of things; for a thing that was never paid for, the amount it is covered for. Things
 * that do not exist are left out.
 */
export async function listThings(db: Db, things: readonly Thing[]) {
  if (things.length === 0) return []
  const { rows } = await sql<{
    thing_kind: Thing['kind']
    thing_id: string
    paid_fen: number
    covered_fen: number
    returned_fen: number
    held_fen: number
    compensated_fen: number
  }>`
    select o.thing_kind, o.thing_id, coalesce(a.paid_fen, 0)::bigint as paid_fen,
      coalesce(a.covered_fen, o.covered_fen)::bigint as covered_fen,
      coalesce(a.returned_fen, 0)::bigint as returned_fen, coalesce(a.held_fen, 0)::bigint as held_fen,
      (coalesce(a.opening_fen, 0) + coalesce((
        select sum(case t.kind when 'claim_paid' then p.amount else -p.amount end) from ledger_postings p
        join ledger_transactions t on t.id = p.transaction_id and t.kind in ('claim_paid', 'compensation_owed')
        where p.thing_kind = w.kind and p.thing_id = w.id
      ), 0))::bigint as compensated_fen
    from (values ${sql.join(things.map(({ kind, id }) => sql`(${kind}::text, ${id}::uuid)`))}) as w (kind, id)
    -- For each thing by itself: joined, the view would be read from one end to the other.
    cross join lateral (select * from thing_owners where thing_kind = w.kind and thing_id = w.id offset 0) o
    left join ledger_things a on a.thing_kind = w.kind and a.thing_id = w.id`.execute(db)
  return rows
}

/** What the claims for a package have paid for each of its goods, whether or not it was owed back later. */
export const listPaidByClaims = (db: Db, parcelId: string) =>
  db
    .selectFrom('ledger_transactions')
    .innerJoin('ledger_postings', 'ledger_postings.transaction_id', 'ledger_transactions.id')
    .where('ledger_transactions.kind', '=', 'claim_paid')
    .where('subject_kind', '=', 'parcel')
    .where('subject_id', '=', parcelId)
    .where('thing_kind', 'in', ['order_item', 'stock_item'])
    .groupBy(['thing_kind', 'thing_id'])
    .select(['thing_kind', 'thing_id', sql<number>`sum(amount)::bigint`.as('paid_fen')])
    .execute()

/**
 * Checks the accounts of things against their postings, and against the amounts on hold for them. A sound
 * database has no faults.
 */
export const findSubjectErrors = (db: Db) =>
  sql<{ check: string; detail: string }>`
    with stated as (
      select p.thing_kind, p.thing_id,
        sum(case when f.kind = 'available' then p.amount else 0 end) as paid,
        sum(case when t.kind = 'available' then p.amount else 0 end) as returned
      from ledger_postings p
      join ledger_accounts f on f.id = p.from_account_id
      join ledger_accounts t on t.id = p.to_account_id
      where p.thing_kind is not null and 'available' in (f.kind, t.kind)
      group by p.thing_kind, p.thing_id
    )
    select 'the amounts paid and returned for a thing equal its entries' as check,
      coalesce(a.thing_kind, stated.thing_kind) || ' ' || coalesce(a.thing_id, stated.thing_id) as detail
    from ledger_things a
    full join stated on stated.thing_kind = a.thing_kind and stated.thing_id = a.thing_id
    where coalesce(a.paid_fen, 0) <> coalesce(stated.paid, 0)
      or coalesce(a.returned_fen, 0) - coalesce(a.opening_fen, 0) <> coalesce(stated.returned, 0)
    union all
    select 'no more is returned for a thing than was paid', thing_kind || ' ' || thing_id
    from ledger_things where returned_fen + held_fen > paid_fen + covered_fen
    union all
    select 'the amount on hold for a thing equals its own', coalesce(s.kind, a.thing_kind) || ' ' || coalesce(s.id, a.thing_id)
    from (
      select kind, id, sum(frozen_fen) as frozen_fen from (
        select 'order_item' as kind, id, frozen_fen from order_items where frozen_fen > 0
        union all select 'parcel', id, frozen_fen from parcels where frozen_fen > 0
        union all select case when stock.order_item_id is null then 'stock_item' else 'order_item' end,
          coalesce(stock.order_item_id, stock.id), fee_fen
          from photo_orders join stock_items stock on stock.id = stock_item_id
          where photo_orders.stage = 'waiting' and fee_fen > 0
      ) each group by kind, id
    ) s
    full join (select thing_kind, thing_id, held_fen from ledger_things where held_fen > 0) a on a.thing_kind = s.kind and a.thing_id = s.id
    where s.frozen_fen is distinct from a.held_fen
  `.execute(db)
