import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { sql } from 'kysely'
import { type ShelfFacts, shelfFacts } from '../next-steps/public.ts'
import type { Db } from '../platform/database/db.ts'

const openRefund = sql.join(OPEN_REFUND_STAGES.map((stage) => sql.lit(stage)))

export type ShelfRow = {
  id: string
  stage: 'received' | 'abnormal' | 'in_stock' | 'storage_expired'
  title: string
  title_latin: string
  options_latin: string | null
  own_name: string | null
  options_text: string
  quantity: number
  image_file_id: string | null
  photo_ids: string[]
  order_item_id: string | null
  order_number: string | null
  weight_grams: number | null
  warehouse_id: string
  free_until: Date | null
  ready: boolean
  facts: ShelfFacts
  total: number
  ready_count: number
  ready_grams: number
}

/** What lies in the warehouse for a shopper, what must leave first first, and how much of all of it can travel. */
export async function listShelf(db: Db, shopperId: string, limit: number): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    with lying as (
      select stock.id, stock.free_until, stock.received_at, stock.weight_grams,
        stock.stage = 'in_stock'
          and not exists (select from stock_transfers where stock_item_id = stock.id and arrived_at is null)
          and not exists (select from photo_orders where stock_item_id = stock.id and stage = 'waiting')
          and not exists (select from refund_cases where order_item_id = stock.order_item_id and stage in (${openRefund})) as ready
      from stock_items stock
      where stock.shopper_id = ${shopperId} and stock.stage in ('received', 'abnormal', 'in_stock', 'storage_expired')
    ), counted as (
      select id, ready, count(*) over () as total, count(*) filter (where ready) over () as ready_count,
        coalesce(sum(weight_grams) filter (where ready) over (), 0)::bigint as ready_grams
      from lying
      order by free_until asc nulls last, received_at, id
      limit ${limit}
    )
    select stock.id, stock.stage, stock.title, stock.title_latin, item.options_latin, item.own_name, coalesce(item.options_text, '') as options_text, stock.quantity, item.image_file_id,
      array(select file_id from stock_photos where stock_item_id = stock.id order by position limit 1) as photo_ids,
      stock.order_item_id, orders.number as order_number, stock.weight_grams, stock.warehouse_id, stock.free_until,
      counted.ready, ${shelfFacts} as facts, counted.total, counted.ready_count, counted.ready_grams
    from counted
    join stock_items stock on stock.id = counted.id
    left join order_items item on item.id = stock.order_item_id
    left join orders on orders.id = item.order_id
    order by stock.free_until asc nulls last, stock.received_at, stock.id`.execute(db)
  return rows
}
