import { SELLER_ARRIVES_DAYS, SELLER_SENDS_DAYS } from '@longhaul/domain/orders/promises.ts'
import { type LateState, sellerLateSince } from '@longhaul/domain/orders/seller-chase.ts'
import { type Insertable, sql } from 'kysely'
import { goodsOfItem } from '../../../goods/public.ts'
import type { Db, Tx } from '../../../platform/database/db.ts'
import type { SellerChases } from '../../../platform/database/tables.ts'

/** More late orders than a buyer can ask about on a day. */
export const LATE_ORDERS_MAX = 200

/**
 * Seller's orders with late items, those that were due first before the others. What was not sent counts
 * before what did not arrive, because only the seller can do something about it.
 */
export async function listLateOrders(db: Db, now: Date) {
  const { rows } = await sql<LateOrder>`
    select sold.id, sold.number, sold.platform, sold.seller_name, late.state, late.since, late.item_ids,
      late.tracking_numbers
    from (
      select p.seller_order_id, case when item.stage = 'purchased' then 'not_sent' else 'not_arrived' end as state,
        min(item.stage_at) as since, array_agg(item.id order by item.stage_at, item.id) as item_ids,
        coalesce(array_agg(distinct p.tracking_number) filter (where p.tracking_number is not null), '{}') as tracking_numbers,
        row_number() over (partition by p.seller_order_id order by item.stage = 'purchased' desc) as place
      from order_items item
      join purchases p on p.order_item_id = item.id
      where (item.stage = 'purchased' and item.stage_at < ${sellerLateSince('not_sent', now)})
        or (item.stage = 'seller_shipped' and item.stage_at < ${sellerLateSince('not_arrived', now)})
      group by p.seller_order_id, item.stage
    ) late
    join seller_orders sold on sold.id = late.seller_order_id
    where late.place = 1
    order by late.since + case late.state when 'not_sent' then ${SELLER_SENDS_DAYS}::int else ${SELLER_ARRIVES_DAYS}::int end
        * interval '1 day', sold.id
    limit ${LATE_ORDERS_MAX}`.execute(db)
  return rows
}

type LateOrder = {
  id: string
  number: string
  platform: string
  seller_name: string
  state: LateState
  since: Date
  item_ids: string[]
  tracking_numbers: string[]
}

/** The late items, with the facts of their cards and their shoppers. */
export const listLateItems = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('order_items as item')
    .innerJoin('orders', 'orders.id', 'item.order_id')
    .innerJoin('shoppers', 'shoppers.id', 'item.shopper_id')
    .where(sql<boolean>`item.id = any(${ids}::uuid[])`)
    .select([
      'item.id',
      'item.order_id',
      'item.shopper_id',
      'orders.number as order_number',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      goodsOfItem.as('goods'),
    ])
    .execute()

/** When whom of these sellers was asked, newest first. */
export const listChases = (db: Db, sellerOrderIds: readonly string[]) =>
  db
    .selectFrom('seller_chases')
    .innerJoin('staff', 'staff.id', 'seller_chases.staff_id')
    .where(sql<boolean>`seller_order_id = any(${sellerOrderIds}::uuid[])`)
    .select(['seller_order_id', 'staff_id', 'seller_chases.id', 'asked_at', 'note', 'ask_again_on'])
    .select('staff.name as by_name')
    .orderBy('asked_at', 'desc')
    .orderBy('seller_chases.id')
    .execute()

export type ChaseRow = Awaited<ReturnType<typeof listChases>>[number]

export const insertChase = (tx: Tx, chase: Insertable<SellerChases>) =>
  tx.insertInto('seller_chases').values(chase).execute()

export const updateChase = (tx: Tx, id: string, change: { note: string; ask_again_on: string }) =>
  tx.updateTable('seller_chases').set(change).where('id', '=', id).execute()
