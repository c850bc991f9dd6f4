import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { sql } from 'kysely'
import { type ShelfFacts, shelfFacts } from '../next-steps/public.ts'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import { stopOf } from '../platform/database/storage-stopped.ts'
import { firstToLeave } from '../warehouse/public.ts'

const openRefund = literals(OPEN_REFUND_STAGES)

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
  stocked_at: Date | null
  free_until: Date | null
  ready: boolean
  refund_open: boolean
  facts: ShelfFacts
  /** The number of items searched, the number of those that can be shipped, and the weight of these. */
  searched: number
  ready_count: number
  ready_grams: number
}

/** The stages of items in the warehouse that are in no package. */
export const LYING = ['received', 'abnormal', 'in_stock', 'storage_expired'] as const

/**
 * The number of items searched, and the number returned; items that must leave by `leavesBy` are returned in
 * addition.
 */
type Reach = { searched: number; shown: number; leavesBy: Date }

/** A shopper's items in the warehouse, those that must leave first. */
export async function listShelf(
  db: Db,
  shopperId: string,
  { searched, shown, leavesBy }: Reach,
): Promise<ShelfRow[]> {
  const { rows } = await sql<ShelfRow>`
    with near as (
      select stock.id, stock.weight_grams, row_number() over (order by stock.free_until asc nulls last, stock.received_at, stock.id) as place,
        stock.stage = 'in_stock'
          and not exists (select from stock_transfers where stock_item_id = stock.id and arrived_at is null)
          and ${stopOf('stock')} is null and stock.disputed_at is null
          and not exists (select from photo_orders where stock_item_id = stock.id and stage = 'waiting')
          and not refund.open as ready,
        refund.open as refund_open
      from stock_items stock
      cross join lateral (
        select exists (select from refund_cases where order_item_id = stock.order_item_id and stage in (${openRefund})) as open
      ) refund
      where stock.id = any(${firstToLeave(shopperId, { stages: LYING, limit: searched })})
    )
    select stock.id, stock.stage, stock.title, stock.title_latin, item.options_latin, item.own_name, coalesce(item.options_text, '') as options_text, stock.quantity, item.image_file_id,
      array(select file_id from stock_photos where stock_item_id = stock.id order by position limit 1) as photo_ids,
      stock.order_item_id, orders.number as order_number, stock.weight_grams, stock.warehouse_id, stock.stocked_at, stock.free_until,
      near.ready, near.refund_open, ${shelfFacts} as facts,
      (select count(*) from near) as searched, (select count(*) from near where ready) as ready_count,
      (select coalesce(sum(weight_grams), 0) from near where ready) as ready_grams
    from near
    join stock_items stock on stock.id = near.id
    left join order_items item on item.id = stock.order_item_id
    left join orders on orders.id = item.order_id
    where near.place <= ${shown} or stock.stage = 'storage_expired' or stock.free_until <= ${leavesBy}
    order by near.place`.execute(db)
  return rows
}
