import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { type NamedRow, named } from './sql-orders.ts'

export type BoughtRow = NamedRow & {
  platform: string
  item_id: string
  url: string
  quantity: number
  unit_price_fen: number
  ordered_at: Date
  weight_grams: number | null
}

/** Bought, and found in order when it arrived: worth buying again. */
const GOOD = ['in_stock', 'in_parcel', 'shipped_abroad'] as const

/** The goods that arrived most recently, in order of arrival; an index finds the newest of each stage. */
export async function listBoughtItems(db: Db, shopperId: string, limit: number): Promise<BoughtRow[]> {
  const newest = GOOD.map(
    (stage) => sql`(
      select id, stage_at from order_items where shopper_id = ${shopperId} and stage = ${sql.lit(stage)}
      order by stage_at desc, id limit ${limit}
    )`,
  )
  const { rows } = await sql<BoughtRow>`
    select ${named}, item.platform, item.item_id, item.url, item.quantity, item.unit_price_fen, orders.created_at as ordered_at,
      (select sum(weight_grams)::int from stock_items where order_item_id = item.id) as weight_grams
    from order_items item
    join orders on orders.id = item.order_id
    where item.id = any(array(
      select id from (${sql.join(newest, sql` union all `)}) bought order by stage_at desc, id limit ${limit}
    ))
    order by item.stage_at desc, item.id`.execute(db)
  return rows
}
