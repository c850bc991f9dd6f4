import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Something that lies ready on a shelf. */
export type ShelfThing = {
  warehouse_id: string
  weight_grams: number
  length_mm: number
  width_mm: number
  height_mm: number
  category: string | null
}

/** More than this goes into no package. */
const THINGS_MAX = 60

/** What a shopper has on shelves and could pack today, in the warehouse where most of it lies. */
export async function listOwnShelf(db: Db, shopperId: string): Promise<ShelfThing[]> {
  const { rows } = await sql<ShelfThing>`
    with ready as (
      select warehouse_id, weight_grams, length_mm, width_mm, height_mm, category, stocked_at, id
      from stock_items where shopper_id = ${shopperId} and stage = 'in_stock'
        and not exists (select from stock_transfers moved where moved.stock_item_id = stock_items.id and moved.arrived_at is null))
    select warehouse_id, weight_grams, length_mm, width_mm, height_mm, category from ready
    where warehouse_id = (select warehouse_id from ready group by warehouse_id order by count(*) desc, warehouse_id limit 1)
    order by stocked_at desc, id limit ${THINGS_MAX}`.execute(db)
  return rows
}
