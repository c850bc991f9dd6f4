import { HOLDS_SHOWN, type STATEMENT_ACCOUNTS } from '@longhaul/contract/funds/funds.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/**
 * The amounts on hold for a shopper's newest orders, packages and photos of stored goods that came without an
 * order, by the ledger's accounts of things; and how many there are, and their sum.
 */
export async function listOwnHolds(db: Db, shopperId: string) {
  const { rows } = await sql<{
    kind: 'order' | 'parcel' | 'stock_item'
    id: string
    number: string
    frozen_fen: number
    hold_count: number
    hold_total_fen: number
  }>`
    with held as materialized (
      select thing_kind, thing_id, held_fen from ledger_things where shopper_id = ${shopperId} and held_fen > 0
    )
    select kind, id, number, frozen_fen, count(*) over () as hold_count, (sum(frozen_fen) over ())::bigint as hold_total_fen from (
    select 'order' as kind, orders.id, orders.number, sum(held_fen)::bigint as frozen_fen, orders.created_at
    from held join order_items item on item.id = held.thing_id join orders on orders.id = item.order_id
    where held.thing_kind = 'order_item'
    group by orders.id
    union all
    select 'parcel', parcels.id, number, held_fen, created_at
    from held join parcels on parcels.id = held.thing_id
    where held.thing_kind = 'parcel'
    union all
    select 'stock_item', stock.id, stock.title, held_fen, (select max(created_at) from photo_orders where stock_item_id = stock.id)
    from held join stock_items stock on stock.id = held.thing_id
    where held.thing_kind = 'stock_item') holds
    order by created_at desc, id desc limit ${HOLDS_SHOWN}`.execute(db)
  return {
    holds: rows.map(({ kind, id, number, frozen_fen }) => ({ kind, id, number, frozen_fen })),
    hold_count: rows[0]?.hold_count ?? 0,
    hold_total_fen: rows[0]?.hold_total_fen ?? 0,
  }
}

export type EntryRow = {
  place: string
  kind: string
  account: (typeof STATEMENT_ACCOUNTS)[number]
  change_fen: number
  balance_after_fen: number
  subject_kind: string
  subject_id: string
  subject_number: string | null
  page_id: string | null
  item_id: string | null
  created_at: Date
}

type EntryFilter = {
  account: EntryRow['account'] | undefined
  /** The period; `to` is exclusive. */
  from: Date | undefined
  to: Date | undefined
  before: { posting: number; side: number } | undefined
  size: number
}

/**
 * The movements of a shopper's accounts, newest first. A posting between two of them is two entries: first
 * out of one (side 0), then into the other (side 1). Its subject has the number that the shopper knows: that
 * of the order for an item. At most a page is read for each side of each account.
 */
export async function listOwnEntries(db: Db, shopperId: string, filter: EntryFilter): Promise<EntryRow[]> {
  const { account, size } = filter
  const { rows } = await sql<EntryRow>`
    with own as (
      select id, kind from ledger_accounts
      where shopper_id = ${shopperId} and ${account === undefined ? sql`true` : sql`kind = ${account}`}
    ), entry as (
      select own.kind as account, posting.*
      from own cross join lateral (
        (${sideOf(shopperId, 0, filter)}) union all (${sideOf(shopperId, 1, filter)})
      ) posting
      order by posting.id desc, posting.side desc
      limit ${size + 1}
    )
    select entry.id || '-' || entry.side as place, event.kind, entry.account, entry.change_fen, entry.balance_after_fen,
      event.subject_kind, event.subject_id, event.created_at,
      coalesce(orders.number, parcels.number, recharges.number, withdrawals.number, remittances.number, adjustments.number) as subject_number,
      coalesce(orders.id, parcels.id) as page_id, item.id as item_id
    from entry
    join ledger_transactions event on event.id = entry.transaction_id
    left join refund_cases on event.subject_kind = 'refund_case' and refund_cases.id = event.subject_id
    left join order_items item on item.id = coalesce(refund_cases.order_item_id,
      case when event.subject_kind = 'order_item' then event.subject_id end)
    left join orders on orders.id = item.order_id
    left join parcels on event.subject_kind = 'parcel' and parcels.id = event.subject_id
    left join recharges on event.subject_kind = 'recharge' and recharges.id = event.subject_id
    left join remittances on event.subject_kind = 'remittance' and remittances.id = event.subject_id
    left join withdrawals on event.subject_kind = 'withdrawal' and withdrawals.id = event.subject_id
    left join adjustments on event.subject_kind = 'adjustment' and adjustments.id = event.subject_id
    order by entry.id desc, entry.side desc`.execute(db)
  return rows
}

/**
 * An expression, so that the index on `created_at` is not used: it would scan the events of all shoppers in
 * the period.
 */
const momentOfEvent = sql`event.created_at + interval '0'`

/** The newest postings out of the account `own` (side 0), or into it (1), that may be on the page. */
function sideOf(shopperId: string, side: 0 | 1, { from, to, before, size }: EntryFilter) {
  const [account, sign, balance] =
    side === 0
      ? [sql.ref('from_account_id'), sql`-`, sql.ref('from_balance_after')]
      : [sql.ref('to_account_id'), sql``, sql.ref('to_balance_after')]
  const conditions = [
    // Not `=`: for an equality PostgreSQL expects as few rows as an average account has, and sorts all rows
    // of a busy one. A range it reads in index order. With both ends of a period given, few rows remain, so
    // `=` is right.
    from && to ? sql`posting.${account} = own.id` : sql`posting.${account} between own.id and own.id`,
    ...(before ? [sql`posting.id ${side < before.side ? sql`<=` : sql`<`} ${before.posting}`] : []),
    ...(from
      ? [sql`${momentOfEvent} >= ${from}`, sql`posting.id > coalesce(${lastPosting(shopperId, from)}, 0)`]
      : []),
    ...(to
      ? [
          sql`${momentOfEvent} < ${to}`,
          sql`posting.id < coalesce(${firstPosting(shopperId, to)}, ${sql.lit('9223372036854775807')}::bigint)`,
        ]
      : []),
  ]
  const event = from || to ? sql`join ledger_transactions event on event.id = posting.transaction_id` : sql``
  return sql`select posting.id, posting.transaction_id, ${sql.lit(side)} as side, ${sign}amount as change_fen, ${balance} as balance_after_fen
    from ledger_postings posting ${event}
    where ${sql.join(conditions, sql` and `)}
    order by posting.${account} desc, posting.id desc limit ${size + 1}`
}

/**
 * Ids of postings increase with time, apart from clock skew and waiting transactions; with a day's slack on
 * both ends, no posting of a period is missed. The page of an old period is thus not searched for backwards
 * from today. `+ 0` makes PostgreSQL find an event's few postings by the event, not by scanning ids.
 */
const SLACK_MS = 86_400_000

const lastPosting = (shopperId: string, before: Date) => sql`(
  select max(id + 0) from ledger_postings where transaction_id = (
    select id from ledger_transactions where shopper_id = ${shopperId} and created_at < ${new Date(before.getTime() - SLACK_MS)}
    order by created_at desc limit 1))`

const firstPosting = (shopperId: string, after: Date) => sql`(
  select min(id + 0) from ledger_postings where transaction_id = (
    select id from ledger_transactions where shopper_id = ${shopperId} and created_at >= ${new Date(after.getTime() + SLACK_MS)}
    order by created_at limit 1))`
