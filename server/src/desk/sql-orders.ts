import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { sql } from 'kysely'
import { type ItemFacts, itemFacts, waitingItems } from '../next-steps/public.ts'
import type { Db } from '../platform/database/db.ts'

/** The number of photos shown of an item that waits for its shopper; photos of flaws come first. */
const PHOTOS_MAX = 6

/** The names and the picture of an item. */
export type NamedRow = {
  id: string
  order_id: string
  order_number: string
  title: string
  title_latin: string
  options_latin: string
  own_name: string
  options_text: string
  image_file_id: string | null
}

/** The columns of `NamedRow`, from `order_items item` and its `orders`. */
export const named = sql`item.id, item.order_id, orders.number as order_number, item.title, item.title_latin, item.options_latin, item.own_name,
  item.options_text, item.image_file_id`

export type WaitingRow = NamedRow & {
  quantity: number
  facts: ItemFacts | null
  stock_item_id: string | null
  photo_ids: string[] | null
  item_count: number
  total: number
}

/** The items that wait for their shopper's answer or payment, by deadline; an unpaid order is one row. */
export async function listWaitingItems(
  db: Db,
  shopperId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select id, act_by, count(*) over () as total
      from (${waitingItems({ shopperId, now })}) found
      order by act_by, id
      limit ${limit}
    )
    select ${named}, item.quantity,
      ${itemFacts} as facts,
      (select id from stock_items where order_item_id = item.id limit 1) as stock_item_id,
      array(
        select photo.file_id from stock_photos photo join stock_items stock on stock.id = photo.stock_item_id
        where stock.order_item_id = item.id order by photo.shows is distinct from 'flaw', photo.position limit ${PHOTOS_MAX}
      ) as photo_ids,
      case when item.stage = 'pending_payment'
        then (select count(*) from order_items other where other.order_id = item.order_id and other.stage = 'pending_payment')
        else 1 end as item_count,
      waiting.total
    from waiting
    join order_items item on item.id = waiting.id
    join orders on orders.id = item.order_id
    order by waiting.act_by, item.id`.execute(db)
  return rows
}

export type ComingRow = NamedRow & {
  stage: ItemStage
  stage_at: Date
  review_due_at: Date | null
}

/** Paid, and not on the shelf yet. */
export const COMING = ['in_review', 'to_purchase', 'purchased', 'seller_shipped', 'received'] as const

/** The items that are paid but not shelved yet, by latest change; an index finds the newest of each stage. */
export async function listComingItems(db: Db, shopperId: string, limit: number): Promise<ComingRow[]> {
  const newest = COMING.map(
    (stage) => sql`(
      select id, stage_at from order_items where shopper_id = ${shopperId} and stage = ${sql.lit(stage)}
      order by stage_at desc, id limit ${limit}
    )`,
  )
  const { rows } = await sql<ComingRow>`
    select ${named}, item.stage, item.stage_at, orders.review_due_at
    from order_items item
    join orders on orders.id = item.order_id
    where item.id = any(array(
      select id from (${sql.join(newest, sql` union all `)}) coming order by stage_at desc, id limit ${limit}
    ))
    order by item.stage_at desc, item.id`.execute(db)
  return rows
}
