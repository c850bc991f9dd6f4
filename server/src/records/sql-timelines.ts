import type { NoticeArgs } from '@longhaul/text/mail/notices.ts'
import type { TIMELINE_KINDS } from '@longhaul/contract/staff/timelines.staff.ts'
import { sql } from 'kysely'
import { goodsOfOrderItem } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'

export type TimelineRow = {
  at: Date
  place: number
  kind: (typeof TIMELINE_KINDS)[number]
  what: string
  about: string
  from_state: string | null
  to_state: string | null
  amount_fen: number | null
  actor: string
  actor_name: string | null
  note: string
  transaction: number | null
  page_kind: string | null
  page_id: string | null
  hint: string
  /** The arguments of a message's sentence. */
  args: NoticeArgs | null
}

/** The common part of the lists below: all events of `thing (kind, id, about)`, from all tables. */
const EVENTS = sql`
  select s.created_at as at, s.id as place, 'step' as kind, s.step as what, thing.about, s.from_stage as from_state, s.to_stage as to_state,
    null::bigint as amount_fen, s.actor, s.actor_id, s.note, null::bigint as transaction,
    null as page_kind, null::uuid as page_id, '' as hint, null::jsonb as args
  from thing join order_item_steps s on thing.kind = 'order_item' and s.order_item_id = thing.id
  union all
  select s.created_at, s.id, 'step', s.step, thing.about, s.from_stage, s.to_stage, null, s.actor, s.actor_id, '', null,
    'stock_item', thing.id, s.to_stage, null
  from thing join stock_item_steps s on thing.kind = 'stock_item' and s.stock_item_id = thing.id
  union all
  select s.created_at, s.id, 'step', s.step, '', s.from_stage, s.to_stage, null, s.actor, s.actor_id, s.note, null, null, null, '', null
  from thing join parcel_steps s on thing.kind = 'parcel' and s.parcel_id = thing.id
  union all
  select t.created_at, p.id, 'money', t.kind, thing.about, source.kind, goal.kind, p.amount, split_part(t.actor, ':', 1),
    nullif(split_part(t.actor, ':', 2), '')::uuid, '', t.id, null, null, '', null
  from thing join ledger_transactions t on t.subject_kind = thing.kind and t.subject_id = thing.id
  join ledger_postings p on p.transaction_id = t.id and p.currency = 'CNY'
  join ledger_accounts source on source.id = p.from_account_id
  join ledger_accounts goal on goal.id = p.to_account_id
  union all
  select m.created_at, 0, 'message', m.kind, thing.about, null, case when m.read_at is null then 'unread' else 'read' end, null,
    'system', null, '', null, null, null, '', m.args
  from thing join messages m on m.subject_kind = thing.kind and m.subject_id = thing.id::text
  union all
  select c.created_at, 0, 'talk', 'conversation', thing.about, null, c.stage, null, 'shopper', null, c.subject, null,
    'conversation', c.id, '', null
  from thing join conversations c on c.about_id = thing.id
  union all
  select e.happened_at, e.id, 'tracking', e.status, '', null, null, null, 'system', null,
    concat_ws(' · ', nullif(e.place, ''), nullif(e.description, '')), null, null, null, '', null
  from thing join tracking_events e on thing.kind = 'parcel' and e.parcel_id = thing.id
  union all
  select a.created_at, a.id, 'act', a.action, thing.about, null, null, null, 'staff', a.staff_id, a.reason, null, null, null, '', null
  from thing join audit_log a on a.subject_kind = thing.kind and a.subject_id = thing.id::text`

/** All events of an order, newest first. */
export async function listOrderEvents(db: Db, orderId: string, limit: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with item as (select id, title from order_items where order_id = ${orderId}),
    thing as (
      select 'order' as kind, ${orderId}::uuid as id, '' as about
      union all select 'order_item', id, title from item
      union all select 'stock_item', s.id, s.title from stock_items s join item on item.id = s.order_item_id
      union all select 'refund_case', c.id, item.title from refund_cases c join item on item.id = c.order_item_id
    )
    ${inOrder(limit)}`.execute(db)
  return rows
}

/** All events of a package, newest first. */
export async function listParcelEvents(db: Db, parcelId: string, limit: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with thing as (
      select 'parcel' as kind, ${parcelId}::uuid as id, '' as about
      union all select 'claim', id, '' from parcel_claims where parcel_id = ${parcelId}
      union all select 'review', id, '' from reviews where parcel_id = ${parcelId}
    )
    ${inOrder(limit)}`.execute(db)
  return rows
}

const inOrder = (limit: number) => sql`
  select event.*, staff.name as actor_name from (${EVENTS}) event left join staff on staff.id = event.actor_id
  order by at desc, place desc limit ${limit}`

export const findOrderForStaff = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .innerJoin('shoppers', 'shoppers.id', 'orders.shopper_id')
    .where('orders.id', '=', id)
    .selectAll('orders')
    .select(['shoppers.code', 'shoppers.nickname', 'shoppers.email', 'shoppers.lang'])
    .executeTakeFirst()

export const parcelExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('parcels').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

export const listOrderItemsForStaff = (db: Db, orderId: string) =>
  db
    .selectFrom('order_items')
    .leftJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .leftJoin('seller_orders', 'seller_orders.id', 'purchases.seller_order_id')
    .leftJoin('stock_items', 'stock_items.order_item_id', 'order_items.id')
    .where('order_items.order_id', '=', orderId)
    .selectAll('order_items')
    .select([
      'seller_orders.number as seller_order_number',
      'purchases.tracking_number',
      'stock_items.id as stock_item_id',
      'stock_items.stage as stock_stage',
      'stock_items.shelf',
      'stock_items.warehouse_id as stock_warehouse_id',
      goodsOfOrderItem.as('goods'),
    ])
    .orderBy('order_items.position')
    .execute()

/** The packages and refund requests of an order's items. */
export async function listItemPages(db: Db, orderId: string) {
  const { rows } = await sql<{ item_id: string; kind: string; id: string; number: string; hint: string }>`
    select i.id as item_id, 'parcel' as kind, p.id, p.number, '' as hint, p.created_at
    from order_items i join stock_items s on s.order_item_id = i.id
    join parcel_items pi on pi.stock_item_id = s.id join parcels p on p.id = pi.parcel_id where i.order_id = ${orderId}
    union all
    select i.id, 'refund_case', c.id, '', c.stage, c.created_at
    from order_items i join refund_cases c on c.order_item_id = i.id where i.order_id = ${orderId}
    order by created_at desc`.execute(db)
  return rows
}
