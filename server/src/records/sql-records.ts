import type { RecordKind } from '@longhaul/contract/accounts/shoppers.staff.ts'
import type { Texts } from '@longhaul/domain/languages.ts'
import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type RecordRow = {
  id: string
  at: Date
  number: string
  title: string
  state: string
  detail: string
  amount_fen: number | null
  after_fen: number | null
  page_kind: string | null
  page_id: string | null
  hint: string
  /** The arguments of a message's sentence. */
  args: NoticeArgs | null
  /** The name of a coupon. */
  name: Texts | null
}

export type RecordCursor = { at: Date; id: string }

/** A shopper's records of one kind, newest first. The caller must have checked that the shopper exists. */
export async function listRecordsForStaff(
  db: Db,
  ask: { shopperId: string; kind: RecordKind; cursor: RecordCursor | undefined; limit: number; now: Date },
): Promise<RecordRow[]> {
  const { cursor } = ask
  const { rows } = await sql<RecordRow>`
    select * from (${RECORDS[ask.kind](ask.shopperId, ask.now)}) record
    where (${cursor?.at ?? null}::timestamptz is null
      or (date_trunc('milliseconds', at), id) < (${cursor?.at ?? null}, ${cursor?.id ?? null}))
    order by date_trunc('milliseconds', at) desc, id desc
    limit ${ask.limit}`.execute(db)
  return rows
}

const none = sql`null::jsonb as args, null::jsonb as name`

/** The query of each list, with the same columns for all. */
const RECORDS: Readonly<Record<RecordKind, (shopperId: string, now: Date) => RawBuilder<unknown>>> = {
  orders: (id) => sql`
    select o.id::text, o.created_at as at, o.number, o.seller_name as title,
      case when o.paid_at is null then 'unpaid' else 'paid' end as state, count(i.id)::text as detail,
      sum(i.total_fen)::bigint as amount_fen, null::bigint as after_fen, 'order' as page_kind, o.id as page_id, '' as hint, ${none}
    from orders o join order_items i on i.order_id = o.id where o.shopper_id = ${id} group by o.id`,
  items: (id) => sql`
    select i.id::text, i.stage_at as at, o.number, i.title, i.stage as state, i.options_text as detail,
      i.total_fen as amount_fen, null::bigint as after_fen, 'order' as page_kind, o.id as page_id, '' as hint, ${none}
    from order_items i join orders o on o.id = i.order_id where i.shopper_id = ${id}`,
  stock: (id) => sql`
    select s.id::text, s.received_at as at, coalesce(o.number, '') as number, s.title, s.stage as state,
      trim(s.warehouse_id || ' ' || s.shelf) as detail,
      null::bigint as amount_fen, null::bigint as after_fen, 'stock_item' as page_kind, s.id as page_id, s.stage as hint, ${none}
    from stock_items s left join order_items i on i.id = s.order_item_id left join orders o on o.id = i.order_id
    where s.shopper_id = ${id}`,
  parcels: (id) => sql`
    select id::text, created_at as at, number, country || ' · ' || line_id as title, stage as state,
      coalesce(tracking_number, '') as detail, coalesce(actual_fen, estimated_fen) as amount_fen, null::bigint as after_fen,
      'parcel' as page_kind, id as page_id, '' as hint, ${none}
    from parcels where shopper_id = ${id}`,
  money: (id) => sql`
    with own as (select id, kind from ledger_accounts where shopper_id = ${id}),
    entry as (
      select p.id as posting, 0 as side, transaction_id, own.kind as account, -amount as change, from_balance_after as after
      from own join ledger_postings p on p.from_account_id = own.id
      union all
      select p.id, 1, transaction_id, own.kind, amount, to_balance_after
      from own join ledger_postings p on p.to_account_id = own.id
    )
    select lpad(entry.posting::text, 15, '0') || '-' || side as id, t.created_at as at,
      coalesce(o.number, pa.number, r.number, w.number, m.number, a.number, '') as number,
      t.kind as title, entry.account as state, t.id::text as detail, entry.change as amount_fen, entry.after as after_fen,
      case when o.id is not null then 'order' when pa.id is not null then 'parcel' when r.id is not null then 'recharge'
        when w.id is not null then 'withdrawal' when m.id is not null then 'remittance' when a.id is not null then 'adjustment' end as page_kind,
      coalesce(o.id, pa.id, r.id, w.id, m.id, a.id) as page_id,
      coalesce(r.number, w.stage, m.stage, a.stage, '') as hint, ${none}
    from entry join ledger_transactions t on t.id = entry.transaction_id
    left join refund_cases c on t.subject_kind = 'refund_case' and c.id = t.subject_id
    left join order_items i on i.id = coalesce(c.order_item_id, case when t.subject_kind = 'order_item' then t.subject_id end)
    left join orders o on o.id = i.order_id
    left join parcels pa on t.subject_kind = 'parcel' and pa.id = t.subject_id
    left join recharges r on t.subject_kind = 'recharge' and r.id = t.subject_id
    left join withdrawals w on t.subject_kind = 'withdrawal' and w.id = t.subject_id
    left join remittances m on t.subject_kind = 'remittance' and m.id = t.subject_id
    left join adjustments a on t.subject_kind = 'adjustment' and a.id = t.subject_id`,
  transfers: (id) => sql`
    select id::text, created_at as at, number, 'recharge' as title, stage as state, provider as detail, credit_fen as amount_fen,
      null::bigint as after_fen, 'recharge' as page_kind, id as page_id, number as hint, ${none}
    from recharges where shopper_id = ${id}
    union all
    select id::text, created_at, number, 'remittance', stage, method, credit_fen, null, 'remittance', id, stage, null, null
    from remittances where shopper_id = ${id}
    union all
    select id::text, created_at, number, 'withdrawal', stage, reason, -amount_fen, null, 'withdrawal', id, stage, null, null
    from withdrawals where shopper_id = ${id}
    union all
    select id::text, created_at, number, 'adjustment', stage, reason, amount_fen, null, 'adjustment', id, stage, null, null
    from adjustments where shopper_id = ${id}`,
  refunds: (id) => sql`
    select c.id::text, c.created_at as at, o.number, i.title, c.stage as state, c.reason as detail,
      c.goods_fen + c.freight_fen + c.service_fen - c.return_fen as amount_fen, null::bigint as after_fen,
      'refund_case' as page_kind, c.id as page_id, c.stage as hint, ${none}
    from refund_cases c join order_items i on i.id = c.order_item_id join orders o on o.id = i.order_id
    where c.shopper_id = ${id}`,
  rewards: (id, now) => sql`
    select c.id::text, c.created_at as at, coalesce(o.number, p.number, '') as number,
      '' as title,
      case when c.used_at is not null then 'used' when c.valid_until < ${now} then 'expired' else 'open' end as state,
      c.source as detail, nullif(c.discount_fen, 0) as amount_fen, null::bigint as after_fen,
      case when o.id is not null then 'order' when p.id is not null then 'parcel' end as page_kind,
      coalesce(o.id, p.id) as page_id, '' as hint,
      null::jsonb as args, offer.name
    from coupons c join coupon_offers offer on offer.id = c.coupon_offer_id
    left join orders o on o.id = c.order_id left join parcels p on p.id = c.parcel_id
    where c.shopper_id = ${id}`,
  points: (id) => sql`
    select e.id::text, e.created_at as at, coalesce(p.number, '') as number, e.cause as title, e.points::text as state,
      e.balance_after::text as detail, null::bigint as amount_fen, null::bigint as after_fen,
      case when p.id is not null then 'parcel' end as page_kind, p.id as page_id, '' as hint, ${none}
    from point_entries e left join parcels p on p.id = e.parcel_id where e.shopper_id = ${id}`,
  messages: (id) => sql`
    select id::text, created_at as at, '' as number, kind as title, case when read_at is null then 'unread' else 'read' end as state,
      '' as detail, null::bigint as amount_fen, null::bigint as after_fen,
      case when subject_kind in ('order', 'parcel') then subject_kind end as page_kind,
      case when subject_kind in ('order', 'parcel') then subject_id::uuid end as page_id, '' as hint, args, null::jsonb as name
    from messages where shopper_id = ${id}`,
  conversations: (id) => sql`
    select c.id::text, c.last_message_at as at, c.about_number as number, c.subject as title, c.stage as state,
      coalesce(s.name, '') as detail, null::bigint as amount_fen, null::bigint as after_fen,
      'conversation' as page_kind, c.id as page_id, '' as hint, ${none}
    from conversations c left join staff s on s.id = c.assigned_to where c.shopper_id = ${id}`,
  logins: (id) => sql`
    select lpad(id::text, 15, '0') as id, created_at as at, '' as number, user_agent as title, outcome as state, address as detail,
      null::bigint as amount_fen, null::bigint as after_fen, null as page_kind, null::uuid as page_id, '' as hint, ${none}
    from login_events where shopper_id = ${id}`,
}

/** The number of a shopper's records of each kind. */
export async function countRecords(db: Db, shopperId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: RecordKind; count: number }>`
    select 'orders' as kind, count(*)::int as count from orders where shopper_id = ${shopperId}
    union all select 'items', count(*)::int from order_items where shopper_id = ${shopperId}
    union all select 'stock', count(*)::int from stock_items where shopper_id = ${shopperId}
    union all select 'parcels', count(*)::int from parcels where shopper_id = ${shopperId}
    union all select 'refunds', count(*)::int from refund_cases where shopper_id = ${shopperId}
    union all select 'rewards', count(*)::int from coupons where shopper_id = ${shopperId}
    union all select 'conversations', count(*)::int from conversations where shopper_id = ${shopperId}
  `.execute(db)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
