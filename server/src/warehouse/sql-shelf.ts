import { HERE } from '@longhaul/domain/warehouse/here.ts'
import { type RawBuilder, sql } from 'kysely'
import { returnedOf } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import { stopOf, storageStoppedAt } from '../platform/database/storage-stopped.ts'
import { ownCounts } from '../platform/database/count-own.ts'
import type { ShelfPlace } from './shelf-place.ts'
import { refundOpen } from './sql-refund-open.ts'
import type { StockStage } from './sql.ts'

/** When an item must leave. Items without a last free day sort last, as in the index `stock_items_own`. */
const leavesAt = sql<Date>`coalesce(free_until, 'infinity')`
/** The sort order of a shelf. */
const places = sql`${leavesAt}, received_at, id`

/**
 * The ids of a shopper's items in these stages that must leave first, at most `limit` after a place, as an
 * array. Each stage is read along the index and stops at the limit, so that the time does not depend on the
 * number of items.
 */
export function firstToLeave(
  shopperId: string,
  { stages, after, limit }: { stages: readonly StockStage[]; after?: ShelfPlace | undefined; limit: number },
): RawBuilder<string[]> {
  const ofStages = stages.map(
    (stage) => sql`(
      select id, received_at, free_until from stock_items
      where shopper_id = ${shopperId} and stage = ${sql.lit(stage)} ${after ? sql`and (${places}) > ${placeOf(after)}` : sql``}
      order by ${places} limit ${limit}
    )`,
  )
  return sql<string[]>`array(
    select id from (${sql.join(ofStages, sql` union all `)}) nearest order by ${places} limit ${limit}
  )`
}

const placeOf = ({ freeUntil, receivedAt, id }: ShelfPlace) =>
  sql`(coalesce(${moment(freeUntil)}, 'infinity'), ${moment(receivedAt)}, ${id}::uuid)`

/** Converts microseconds since 1970 to a timestamp; null stays null. */
const moment = (microseconds: string | null) =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`
const microseconds = (column: string) =>
  sql<string | null>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint::text`

export type OwnStockRow = Awaited<ReturnType<typeof listOwnStock>>[number]

/**
 * A page of a shopper's stock, ordered by when it must leave; or, if ids are given, those of them that belong
 * to the shopper.
 */
export const listOwnStock = (
  db: Db,
  shopperId: string,
  asked: {
    stages: readonly StockStage[]
    ids: readonly string[] | undefined
    after: ShelfPlace | undefined
    limit: number
  },
) =>
  db
    .selectFrom('stock_items')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('orders', 'orders.id', 'order_items.order_id')
    .$if(asked.ids === undefined, (query) =>
      query.where(sql<boolean>`stock_items.id = any(${firstToLeave(shopperId, asked)})`),
    )
    .$if(asked.ids !== undefined, (query) =>
      query
        .where('stock_items.id', 'in', asked.ids!)
        .where('stock_items.shopper_id', '=', shopperId)
        .where('stock_items.stage', 'in', asked.stages),
    )
    .selectAll('stock_items')
    .select([
      'orders.id as order_id',
      'orders.number as order_number',
      'order_items.image_file_id',
      'order_items.options_text',
      'order_items.options_latin',
      'order_items.own_name',
      'order_items.refund_deadline_at',
    ])
    .select((select) => refundOpen(select).as('refund_open'))
    .select([
      stopOf('stock_items').as('stop'),
      storageStoppedAt.as('storage_stopped_at'),
      returnedOf(sql`stock_items.id`, sql`stock_items.shelf`).as('returned'),
      microseconds('stock_items.free_until').as('free_until_us'),
      microseconds('stock_items.received_at').$notNull().as('received_at_us'),
    ])
    .orderBy(sql`coalesce(stock_items.free_until, 'infinity')`)
    .orderBy('stock_items.received_at')
    .orderBy('stock_items.id')
    .execute()

export type ShelfCounts = { all: number; in_stock: number; in_parcel: number; soon: number }

/**
 * The number of items that a shopper has in the warehouse; `soon` counts those that must leave by `soonBy`.
 */
export async function countOwnStock(db: Db, shopperId: string, soonBy: Date): Promise<ShelfCounts> {
  const mine = sql`stock_items where shopper_id = ${shopperId}`
  const { rows } = await sql<{ counts: Partial<ShelfCounts> }>`select ${ownCounts([
    ['all', sql`${mine} and stage in (${literals(HERE)})`],
    ['in_stock', sql`${mine} and stage = 'in_stock'`],
    ['in_parcel', sql`${mine} and stage = 'in_parcel'`],
    ['soon', sql`${mine} and stage = 'in_stock' and ${leavesAt} <= ${soonBy}`],
  ])} as counts`.execute(db)
  return { all: 0, in_stock: 0, in_parcel: 0, soon: 0, ...rows[0]!.counts }
}
