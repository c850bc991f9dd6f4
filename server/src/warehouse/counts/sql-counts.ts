import type { BooksPlace } from '@longhaul/domain/warehouse/shelf-count.ts'
import { COUNTED_STAGES } from '@longhaul/domain/warehouse/shelf-count.ts'
import { type Selectable, sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { literals } from '../../platform/database/literals.ts'
import type { ShelfCounts } from '../../platform/database/tables.ts'

export type CountRow = Selectable<ShelfCounts>

const counts = (db: Db) =>
  db
    .selectFrom('shelf_counts')
    .innerJoin('staff', 'staff.id', 'shelf_counts.counted_by')
    .selectAll('shelf_counts')
    .select('staff.name as counted_by_name')
    .select((select) =>
      select
        .selectFrom('shelf_count_scans')
        .whereRef('count_id', '=', 'shelf_counts.id')
        .select((of) => of.fn.countAll<number>().as('scans'))
        .$asScalar()
        .as('scans'),
    )
export type CountCardRow = Awaited<ReturnType<typeof listRunning>>[number]

/** The counts that run in a warehouse, or in all, the oldest first. */
export const listRunning = (db: Db, warehouseId: string | null) =>
  counts(db)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .$if(warehouseId !== null, (query) => query.where('shelf_counts.warehouse_id', '=', warehouseId!))
    .orderBy('begun_at')
    .execute()

export const findCount = (db: Db, id: string) =>
  counts(db).where('shelf_counts.id', '=', id).executeTakeFirstOrThrow()

export const findCountForStaff = (db: Db, id: string) =>
  db.selectFrom('shelf_counts').where('id', '=', id).select(['id', 'warehouse_id']).executeTakeFirst()

export const hasWarehouse = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('warehouses').where('id', '=', id).select('id').executeTakeFirst()) !== undefined

export const lockCount = (tx: Tx, id: string): Promise<CountRow | undefined> =>
  tx.selectFrom('shelf_counts').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

/** Locks the count that runs on a shelf, if there is one. */
export const lockRunning = (
  tx: Tx,
  { warehouseId, shelf }: { warehouseId: string; shelf: string },
): Promise<CountRow | undefined> =>
  tx
    .selectFrom('shelf_counts')
    .where('warehouse_id', '=', warehouseId)
    .where('shelf', '=', shelf)
    .where('ended_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Begins a count and records what lies on its shelf by the books. Undefined if a colleague began one at the
 * same moment.
 */
export async function insertCount(
  tx: Tx,
  count: { warehouse_id: string; shelf: string; staffId: string; since: Date; now: Date },
): Promise<string | undefined> {
  const { warehouse_id, shelf, staffId, since, now } = count
  const { rows } = await sql<{ id: string }>`
    insert into shelf_counts (warehouse_id, shelf, begun_by, counted_by, begun_at, since, active_at)
    values (${warehouse_id}, ${shelf}, ${staffId}, ${staffId}, ${now}, ${since}, ${now})
    on conflict do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id)
    await sql`
      insert into shelf_count_things (count_id, stock_item_id)
      select ${id}, id from stock_items
      where warehouse_id = ${warehouse_id} and shelf = ${shelf} and stage in (${shelvedStages})`.execute(tx)
  return id
}

const shelvedStages = literals(COUNTED_STAGES)

export const setActive = (tx: Tx, id: string, active: { counted_by: string; active_at: Date }) =>
  tx.updateTable('shelf_counts').set(active).where('id', '=', id).execute()

/** Ends or cancels a count. What lay there by the books is of no use any more. */
export async function setOver(
  tx: Tx,
  id: string,
  end:
    | { ended_at: Date; ended_by: string; found: number; excused: number }
    | { cancelled_at: Date; cancelled_by: string },
): Promise<void> {
  await tx.updateTable('shelf_counts').set(end).where('id', '=', id).execute()
  await tx.deleteFrom('shelf_count_things').where('count_id', '=', id).execute()
}

/** Records the scan of a label; false if it was scanned before in this count. */
export async function insertScan(
  tx: Tx,
  scan: { count_id: string; stock_item_id: string; piece: number; scanned_by: string; scanned_at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('shelf_count_scans')
    .values(scan)
    .onConflict((conflict) => conflict.columns(['count_id', 'stock_item_id', 'piece']).doNothing())
    .returning('piece')
    .executeTakeFirst()
  return row !== undefined
}

export const deleteScan = (tx: Tx, scan: { count_id: string; stock_item_id: string; piece: number }) =>
  tx
    .deleteFrom('shelf_count_scans')
    .where('count_id', '=', scan.count_id)
    .where('stock_item_id', '=', scan.stock_item_id)
    .where('piece', '=', scan.piece)
    .execute()

/** The goods with this number on their labels. */
export const findByGoodsNumber = (db: Db, goodsNumber: number) =>
  db
    .selectFrom('stock_items')
    .where('goods_number', '=', goodsNumber)
    .select(['id', 'quantity', 'labelled_pieces'])
    .executeTakeFirst()

export type ThingRow = Awaited<ReturnType<typeof listThings>>[number]

/**
 * The things of a count: those that were scanned, and for its end also those that should lie there
 * (`listed`); or one thing. With where the books have each, and when anything last happened to it.
 */
export const listThings = (db: Db, countId: string, which: 'all' | 'scanned' | { stockItemId: string }) =>
  db
    .selectFrom('stock_items')
    .where(ofCount(countId, which))
    .select([
      'stock_items.id',
      'warehouse_id',
      'shelf',
      'stage',
      'quantity',
      'labelled_pieces',
      'goods_number',
      goodsOfStock.as('goods'),
      sql<boolean>`exists (
        select from stock_transfers where stock_item_id = stock_items.id and arrived_at is null
      )`.as('moving'),
      sql<BooksPlace['parcelStage']>`(
        select parcels.stage from parcel_items join parcels on parcels.id = parcel_items.parcel_id
        where parcel_items.stock_item_id = stock_items.id and parcel_items.open
      )`.as('parcel_stage'),
      sql<boolean>`exists (
        select from photo_orders where stock_item_id = stock_items.id and stage = 'waiting'
      ) or exists (
        select from picks join pick_wave_parcels place using (wave_id, parcel_id)
        where picks.stock_item_id = stock_items.id and back_at is null and place.left_at is null
      )`.as('is_out'),
      sql<number>`coalesce((
        select sum(quantity) from refund_cases where order_item_id = stock_items.order_item_id
          and stage in ('returning', 'to_refund')
      ), 0)::int`.as('out_pieces'),
      sql<number[]>`array(
        select piece from shelf_count_scans
        where count_id = ${countId} and stock_item_id = stock_items.id order by scanned_at, piece
      )`.as('pieces'),
      sql<Date | null>`(
        select max(scanned_at) from shelf_count_scans
        where count_id = ${countId} and stock_item_id = stock_items.id
      )`.as('scanned_at'),
      // Every way onto a shelf is in the log (see `listPlaces`); a transfer is a row of its own.
      sql<Date | null>`greatest(
        (select max(created_at) from audit_log where subject_kind = 'stock_item'
          and subject_id = stock_items.id::text and after ->> 'shelf' <> ''),
        (select max(greatest(sent_at, arrived_at)) from stock_transfers
          where stock_item_id = stock_items.id)
      )`.as('shelved_at'),
      sql<Date | null>`(
        select max(created_at) from stock_item_steps where stock_item_id = stock_items.id
      )`.as('stepped_at'),
    ])
    .orderBy('scanned_at', 'desc')
    .orderBy('stock_items.id')
    .execute()

const ofCount = (countId: string, which: 'all' | 'scanned' | { stockItemId: string }) => {
  if (typeof which === 'object') return sql<boolean>`stock_items.id = ${which.stockItemId}`
  const scanned = sql`select stock_item_id from shelf_count_scans where count_id = ${countId}`
  const listed = sql`union select stock_item_id from shelf_count_things where count_id = ${countId}`
  return sql<boolean>`stock_items.id in (${scanned} ${which === 'all' ? listed : sql``})`
}
