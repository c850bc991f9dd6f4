import { ON_A_SHELF } from '@longhaul/domain/warehouse/put-away.ts'
import { SHELF_USED_DAYS, SIZE_CLASSES_MM } from '@longhaul/domain/warehouse/propose-shelf.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import type { StockRow } from './sql.ts'
import { liesThere, volumeMm3 } from './sql-lying.ts'

/** The number of shelves with other goods of the shopper that are looked at, and of others. */
const SHARED_MAX = 20
const FITTING_MAX = 20

type Stock = Pick<StockRow, 'id' | 'shopper_id' | 'warehouse_id' | 'length_mm' | 'width_mm' | 'height_mm'>

/** The stages of an order item that is paid and has not arrived. */
const COMING = [
  'in_review',
  'to_purchase',
  'awaiting_customer',
  'supplement_due',
  'purchased',
  'seller_shipped',
]

/** Whether anything else of a stock item's shopper is on its way to its warehouse, whoever sends it. */
export async function isMoreComing(db: Db, { id, shopper_id, warehouse_id }: Stock): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`select exists (
      select from order_items bought join orders on orders.id = bought.order_id
      where bought.shopper_id = ${shopper_id} and bought.stage in (${literals(COMING)})
        and orders.warehouse_id = ${warehouse_id}
    ) or exists (
      select from inbounds
      where shopper_id = ${shopper_id} and stage in ('announced', 'in_doubt') and warehouse_id = ${warehouse_id}
    ) or exists (
      select from stock_items moved join stock_transfers on stock_transfers.stock_item_id = moved.id
      where moved.shopper_id = ${shopper_id} and moved.stage in (${literals(ON_A_SHELF)}) and moved.id <> ${id}
        and arrived_at is null and to_warehouse = ${warehouse_id}
    ) as more`.execute(db)
  return rows[0]!.more
}

/** The shelves of its warehouse on which other goods of a stock item's shopper lie, most first. */
export async function sharedShelves(db: Db, stock: Stock): Promise<string[]> {
  const rows = await othersOfShopper(db, stock)
    .select('shelf')
    .orderBy((select) => select.fn.countAll(), 'desc')
    .orderBy('shelf')
    .limit(SHARED_MAX)
    .execute()
  return rows.map(({ shelf }) => shelf)
}

const othersOfShopper = (db: Db, { id, shopper_id, warehouse_id }: Stock) =>
  db
    .selectFrom('stock_items')
    .where('shopper_id', '=', shopper_id)
    .where('stage', 'in', ON_A_SHELF)
    .where('warehouse_id', '=', warehouse_id)
    .where('id', '<>', id)
    .where('shelf', '<>', '')
    .groupBy('shelf')

/**
 * The shelves of its warehouse on which a stock item fits and that have room, as `proposeShelf` prefers them;
 * none if it was not measured. Steps through the index from one shelf to the next, so that the time depends
 * on the number of shelves and not on how much ever lay there. The walk is that of the letters here, A-10
 * before A-2, of which `proposeShelf` takes the first by number.
 */
export async function shelvesThatFit(
  db: Db,
  stock: Stock,
  { leavesSoon, now }: { leavesSoon: boolean; now: Date },
): Promise<string[]> {
  const { length_mm: length, width_mm: width, height_mm: height, warehouse_id } = stock
  if (length === null || width === null || height === null) return []
  const longest = Math.max(length, width, height)
  const usedSince = new Date(now.getTime() - SHELF_USED_DAYS * 86_400_000)
  const walk = leavesSoon ? sql`using ~<~` : sql`using ~>~`
  const next = (beyond: RawBuilder<unknown>) => sql`
    select shelf, length_mm from stock_items
    where warehouse_id = ${warehouse_id} and shelf <> '' ${beyond}
    order by shelf using ~<~, length_mm desc nulls last limit 1`
  const there = sql`from stock_items as item where warehouse_id = ${warehouse_id} and item.shelf = place.shelf`
  const { rows } = await sql<{ shelf: string }>`
    with recursive walk as (
      (${next(sql``)})
      union all
      select next.* from walk cross join lateral (${next(sql`and shelf ~>~ walk.shelf`)}) next
    )
    select place.shelf from (
      select shelf, ${classOf(sql`length_mm`)} as class from walk where length_mm >= ${longest}
      order by class, shelf ${walk} offset 0
    ) place
    where (exists (select ${there} and ${liesThere})
        or exists (select ${there} and item.shelf <> '' and stocked_at > ${usedSince}))
      and coalesce((
        select full_mm3 >= ${length * width * height}::bigint + (
          select coalesce(sum(${volumeMm3}), 0) ${there} and id <> ${stock.id} and ${liesThere}
        ) from shelf_capacities where warehouse_id = ${warehouse_id} and shelf = place.shelf
      ), true)
    order by place.class, place.shelf ${walk} limit ${FITTING_MAX}`.execute(db)
  return rows.map(({ shelf }) => shelf)
}

/** `sizeClass` of a longest side. */
const classOf = (side: RawBuilder<unknown>) =>
  sql.join(
    SIZE_CLASSES_MM.map((end) => sql`(${side} > ${sql.lit(end)})::integer`),
    sql` + `,
  )

/** What is known of some shelves, for a stock item to be put there; itself does not count. */
export async function listChoices(db: Db, stock: Stock, shelves: readonly string[]) {
  if (shelves.length === 0) return []
  const { warehouse_id, id, shopper_id } = stock
  const there = sql`from stock_items as item where warehouse_id = ${warehouse_id} and item.shelf = place.shelf`
  const { rows } = await sql<Choice>`
    select place.shelf, lying.things, lying.volume_mm3, full_mm3,
      (select length_mm ${there} and item.shelf <> '' order by length_mm desc nulls last limit 1) as longest_mm
    from unnest(${[...shelves]}::text[]) as place (shelf)
    cross join lateral (
      select count(*) filter (where shopper_id = ${shopper_id} and stage in (${literals(ON_A_SHELF)})) as things,
        coalesce(sum(${volumeMm3}), 0)::bigint as volume_mm3
      ${there} and id <> ${id} and ${liesThere}
    ) lying
    left join shelf_capacities capacity on capacity.warehouse_id = ${warehouse_id} and capacity.shelf = place.shelf
    where exists (select ${there} and item.shelf <> '')
    order by things desc, place.shelf`.execute(db)
  return rows.map((row) => ({ ...row, longest_mm: row.longest_mm ?? 0 }))
}

type Choice = {
  shelf: string
  things: number
  longest_mm: number | null
  volume_mm3: number
  full_mm3: number | null
}
