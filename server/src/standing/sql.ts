import { DISPUTE_DAYS, HOLD_HOURS, type DebtKind, type HoldKind } from '@longhaul/domain/funds/standing.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { storageStoppedAt } from '../platform/database/storage-stopped.ts'
import type { HoldLifts } from '../platform/database/tables.ts'

/** The most charges that are read to tell the parts of a debt apart. */
const CHARGES_READ = 200

export type StandingRow = {
  owed_fen: number
  charges: { kind: DebtKind; fen: number }[]
  causes: { kind: HoldKind; since: string; account: string | null }[]
  lifts: { kind: string; since: string; by: string }[]
  supplements_fen: number
  /** `stopped_at`: since when these days have not counted; null while they do. */
  late: { free_until: string; stopped_at: string | null; items: number }[]
}

/**
 * A payout account as it was typed, without regard to blanks and capitals. Two that differ in anything else
 * are different accounts.
 */
const account = (table: string) =>
  sql<string>`lower(regexp_replace(concat_ws('|', ${sql.ref(`${table}.payout_method`)}, ${sql.ref(`${table}.payout_name`)},
    ${sql.ref(`${table}.payout_account`)}, ${sql.ref(`${table}.payout_details`)}), '[[:space:]]', '', 'g'))`

/**
 * Everything that a shopper's standing depends on, read at once. Goods are counted by the end of their free
 * storage.
 */
export async function readFacts(db: Db, shopperId: string, now: Date): Promise<StandingRow> {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const { rows } = await sql<StandingRow>`
    with cause as (
      select unnest(array['blocked', 'password_reset', 'email_changed', 'two_factor_removed']) as kind,
        unnest(array[blocked_at, password_reset_at, email_changed_at, two_factor_removed_at]) as since, null as account
      from shoppers where id = ${shopperId}
      union all
      select 'dispute', min(back.created_at), null from recharge_refunds back join recharges r on r.id = back.recharge_id
      where r.shopper_id = ${shopperId} and back.is_dispute and back.stage = 'done' and back.decided_at is null
        and back.created_at > ${before(DISPUTE_DAYS * 24)}
      union all
      -- An account counts from the first withdrawal to it that nobody stopped.
      select 'new_payout_account', min(earlier.created_at), used.account
      from (
        select distinct ${account('open')} as account from withdrawals open
        where open.shopper_id = ${shopperId} and open.stage in ('requested', 'paying') and open.payout_method is not null
      ) used
      join withdrawals earlier on earlier.shopper_id = ${shopperId} and earlier.payout_method is not null
        and earlier.stage in ('requested', 'paying', 'paid') and ${account('earlier')} = used.account
      group by used.account
      having min(earlier.created_at) > ${before(HOLD_HOURS)}
    )
    select
      coalesce((select -balance_fen from ledger_accounts where shopper_id = ${shopperId} and kind = 'shortfall'), 0)::bigint as owed_fen,
      coalesce((select json_agg(charge) from (
        select case event.kind when 'return_freight_owed' then 'return_freight'
          when 'compensation_owed' then 'compensation' else 'recharge' end as kind, p.amount as fen
        from ledger_accounts own
        join ledger_postings p on p.from_account_id = own.id
        join ledger_transactions event on event.id = p.transaction_id
        where own.shopper_id = ${shopperId} and own.kind = 'shortfall' and own.balance_fen < 0
        order by p.id desc limit ${CHARGES_READ}
      ) charge), '[]'::json) as charges,
      coalesce((select json_agg(cause) from cause where since is not null), '[]'::json) as causes,
      coalesce((select json_agg(json_build_object('kind', kind, 'since', event_at, 'by', lifted_by))
        from hold_lifts where shopper_id = ${shopperId} and event_at > ${before(HOLD_HOURS)}), '[]'::json) as lifts,
      coalesce((select sum(amount_fen) from supplements
        where shopper_id = ${shopperId} and paid_at is null and cancelled_at is null and pay_by >= ${now}), 0)::bigint
        as supplements_fen,
      coalesce((select json_agg(shelf) from (
        select free_until, ${storageStoppedAt} as stopped_at, count(*) as items from stock_items
        where shopper_id = ${shopperId} and stage in ('in_stock', 'storage_expired') and free_until < ${now}
        group by free_until, stopped_at
      ) shelf), '[]'::json) as late`.execute(db)
  return rows[0]!
}

/**
 * The key of a withdrawal's payout account, as the holds name it; null if the withdrawal pays nothing out
 * manually.
 */
export async function findPayoutKeys(
  db: Db,
  withdrawalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; account: string }>`
    select w.id, ${account('w')} as account from withdrawals w
    where w.id = any(${[...withdrawalIds]}::uuid[]) and w.payout_method is not null and w.by_hand_fen > 0`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row.account]))
}

export const insertLift = (tx: Tx, lift: Insertable<HoldLifts>) =>
  tx.insertInto('hold_lifts').values(lift).execute()

export const findShopperForStaff = (db: Db, id: string) =>
  db.selectFrom('shoppers').where('id', '=', id).select('id').executeTakeFirst()

export const listNames = async (db: Db, staffIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db
        .selectFrom('staff')
        .where('id', '=', sql<string>`any(${[...staffIds]}::uuid[])`)
        .select(['id', 'name'])
        .execute()
    ).map(({ id, name }) => [id, name]),
  )
