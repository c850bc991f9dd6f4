import type { STATEMENT_ACCOUNTS } from '@longhaul/contract/funds/funds.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** What is on hold for each of a shopper's orders and packages, newest first. */
export async function listOwnHolds(db: Db, shopperId: string) {
  const { rows } = await sql<{ kind: 'order' | 'parcel'; id: string; number: string; frozen_fen: number }>`
    select 'order' as kind, orders.id, orders.number, sum(item.frozen_fen)::bigint as frozen_fen, orders.created_at
    from orders join order_items item on item.order_id = orders.id
    where orders.shopper_id = ${shopperId} and item.frozen_fen > 0
    group by orders.id
    union all
    select 'parcel', id, number, frozen_fen, created_at
    from parcels where shopper_id = ${shopperId} and frozen_fen > 0
    order by created_at desc`.execute(db)
  return rows.map(({ kind, id, number, frozen_fen }) => ({ kind, id, number, frozen_fen }))
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
  created_at: Date
}

type EntryFilter = {
  account: EntryRow['account'] | undefined
  /** From when, and until before when. */
  from: Date | undefined
  to: Date | undefined
  before: { posting: number; side: number } | undefined
  size: number
}

/**
 * The movements of a shopper's accounts, newest first. A posting between two of them is two entries, first out of the one (side 0), then into
 * the other (side 1). What it belongs to is named as the shopper knows it: an item by its order.
 */
export async function listOwnEntries(db: Db, shopperId: string, filter: EntryFilter): Promise<EntryRow[]> {
  const { account, from, to, before, size } = filter
  const { rows } = await sql<EntryRow>`
    with own as (
      select id, kind from ledger_accounts
      where shopper_id = ${shopperId} and (${account ?? null}::text is null or kind = ${account ?? null})
    ), entry as (
      select posting.id as posting, 0 as side, transaction_id, own.kind as account, -amount as change_fen,
        from_balance_after as balance_after_fen
      from own join ledger_postings posting on posting.from_account_id = own.id
      union all
      select posting.id, 1, transaction_id, own.kind, amount, to_balance_after
      from own join ledger_postings posting on posting.to_account_id = own.id
    )
    select entry.posting || '-' || entry.side as place, event.kind, entry.account, entry.change_fen, entry.balance_after_fen,
      event.subject_kind, event.subject_id, event.created_at,
      coalesce(orders.number, parcels.number, recharges.number, withdrawals.number, remittances.number, adjustments.number) as subject_number,
      coalesce(orders.id, parcels.id) as page_id
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
    where (${before?.posting ?? null}::bigint is null
        or (entry.posting, entry.side) < (${before?.posting ?? null}::bigint, ${before?.side ?? null}::int))
      and (${from ?? null}::timestamptz is null or event.created_at >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or event.created_at < ${to ?? null})
    order by entry.posting desc, entry.side desc
    limit ${size + 1}`.execute(db)
  return rows
}
