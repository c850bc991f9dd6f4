import { DIFFERENCE_KINDS, type DifferenceKind } from '@longhaul/domain/warehouse/shelf-count.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { StockStage } from '../sql.ts'
import type { CountDifferences } from '../../platform/database/tables.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'

type DifferenceRow = Selectable<CountDifferences>
type Found = Pick<
  Insertable<CountDifferences>,
  'stock_item_id' | 'kind' | 'books_warehouse_id' | 'books_shelf' | 'pieces' | 'found_pieces'
>

/** Stores what a count found. A thing that waits for a decision already waits for that one. */
export async function insertDifferences(
  tx: Tx,
  countId: string,
  found: readonly Found[],
  now: Date,
): Promise<void> {
  await insertAll(
    tx,
    found.map((difference) => ({ ...difference, count_id: countId, created_at: now })),
  )
}

/** Stores what did not arrive with a load. */
export async function insertLoadDifferences(
  tx: Tx,
  loadId: string,
  found: readonly Found[],
  now: Date,
): Promise<void> {
  await insertAll(
    tx,
    found.map((difference) => ({ ...difference, load_id: loadId, created_at: now })),
  )
}

/** Stores what was not in a package that came back. */
export async function insertReturnDifferences(
  tx: Tx,
  by: { parcelId: string; toldBy: string; now: Date },
  found: readonly Found[],
): Promise<void> {
  await insertAll(
    tx,
    found.map((difference) => ({
      ...difference,
      parcel_id: by.parcelId,
      told_by: by.toldBy,
      created_at: by.now,
    })),
  )
}

async function insertAll(tx: Tx, differences: readonly Insertable<CountDifferences>[]): Promise<void> {
  if (differences.length === 0) return
  await tx
    .insertInto('count_differences')
    .values(differences.toSorted((one, other) => (one.stock_item_id < other.stock_item_id ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What is looked for, and since when. */
export type Missed = Pick<DifferenceRow, 'stock_item_id' | 'kind' | 'created_at'>

/**
 * Closes what waits for a decision about things that were found; only of some kinds, if given. Returns what
 * was closed.
 */
export async function settleOpen(
  tx: Tx,
  stockItemIds: readonly string[],
  now: Date,
  kinds: readonly DifferenceKind[] = DIFFERENCE_KINDS,
): Promise<Missed[]> {
  if (stockItemIds.length === 0) return []
  const open = await tx
    .selectFrom('count_differences')
    .where('stock_item_id', 'in', [...stockItemIds])
    .where('decided_at', 'is', null)
    .where('kind', 'in', kinds)
    .select(['id', 'stock_item_id', 'kind', 'created_at'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (open.length === 0) return []
  await tx
    .updateTable('count_differences')
    .set({ decision: 'settled', decided_at: now })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute()
  return open
}

/** Lets what was closed at a moment, because a thing was found, wait again: it was not found. Returns it. */
export const reopenSettled = (tx: Tx, stockItemId: string, at: Date): Promise<Missed[]> =>
  tx
    .updateTable('count_differences')
    .set({ decision: null, decided_at: null })
    .where('stock_item_id', '=', stockItemId)
    .where('decision', '=', 'settled')
    .where('decided_at', '=', at)
    .returning(['stock_item_id', 'kind', 'created_at'])
    .execute()

export async function countOfDifferences(db: Db, countId: string): Promise<number> {
  const row = await db
    .selectFrom('count_differences')
    .where('count_id', '=', countId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export const lockDifference = (tx: Tx, id: string): Promise<DifferenceRow | undefined> =>
  tx.selectFrom('count_differences').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const setDecision = (
  tx: Tx,
  id: string,
  decided: Pick<DifferenceRow, 'decision' | 'cause' | 'note' | 'decided_by' | 'decided_at' | 'was_shelf'>,
) => tx.updateTable('count_differences').set(decided).where('id', '=', id).execute()

/** The stage that a thing had before its last step, if that was this one; `at`: and taken at this moment. */
export async function findStageBefore(
  tx: Tx,
  stockItemId: string,
  step: string,
  at?: Date,
): Promise<StockStage | undefined> {
  const last = await tx
    .selectFrom('stock_item_steps')
    .where('stock_item_id', '=', stockItemId)
    .orderBy('id', 'desc')
    .select(['step', 'created_at', sql<StockStage>`from_stage`.as('from')])
    .executeTakeFirst()
  if (last?.step !== step || (at && last.created_at.getTime() !== at.getTime())) return undefined
  return last.from
}

/** Whether a thing took a step after a moment. */
export const hasStepAfter = async (tx: Tx, stockItemId: string, at: Date): Promise<boolean> =>
  (await tx
    .selectFrom('stock_item_steps')
    .where('stock_item_id', '=', stockItemId)
    .where('created_at', '>', at)
    .select('id')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether a difference about a thing waits for a decision. */
export const hasOpenDifference = async (tx: Tx, stockItemId: string): Promise<boolean> =>
  (await tx
    .selectFrom('count_differences')
    .where('stock_item_id', '=', stockItemId)
    .where('decided_at', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined

export type DifferenceListRow = Awaited<ReturnType<typeof listDifferences>>[number]

/** Where it was found to be missing: at a shelf, where its load arrived, or where its package came back. */
const foundIn = sql<string>`coalesce(shelf_counts.warehouse_id, transfer_loads.to_warehouse, parcels.warehouse_id)`

const differences = (db: Db) =>
  db
    .selectFrom('count_differences')
    .leftJoin('shelf_counts', 'shelf_counts.id', 'count_differences.count_id')
    .leftJoin('transfer_loads', 'transfer_loads.id', 'count_differences.load_id')
    .leftJoin('parcels', 'parcels.id', 'count_differences.parcel_id')
    // Whoever ended the count, or closed the load; one that is received again still has what it missed.
    .leftJoin('staff as counter', (join) =>
      join.on(
        'counter.id',
        '=',
        sql`coalesce(count_differences.told_by, shelf_counts.counted_by, transfer_loads.closed_by,
          transfer_loads.sent_by)`,
      ),
    )
    .leftJoin('staff as decider', 'decider.id', 'count_differences.decided_by')
    .innerJoin('stock_items', 'stock_items.id', 'count_differences.stock_item_id')
    .innerJoin('shoppers', 'shoppers.id', 'stock_items.shopper_id')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('orders', 'orders.id', 'order_items.order_id')
    .selectAll('count_differences')
    .select([
      foundIn.as('counted_warehouse_id'),
      sql<string>`coalesce(shelf_counts.shelf, '')`.as('counted_shelf'),
      'transfer_loads.number as load_number',
      'parcels.number as parcel_number',
      sql<Date | null>`coalesce(shelf_counts.ended_at, count_differences.created_at)`.as('counted_at'),
      sql<string>`coalesce(counter.name, '')`.as('counted_by'),
      'decider.name as decided_by_name',
      'stock_items.warehouse_id',
      'stock_items.shelf',
      'stock_items.goods_number',
      'stock_items.labelled_pieces',
      'stock_items.value_fen',
      'stock_items.shopper_id',
      'shoppers.code as shopper_code',
      'orders.number as order_number',
      sql<string>`coalesce(nullif(shoppers.nickname, ''), shoppers.email)`.as('shopper_name'),
      goodsOfStock.as('goods'),
      // Whoever had a hand in the count, or packed, sent or received the load.
      sql<string[]>`array_remove(array(
        select begun_by union select counted_by union select shelf_counts.ended_by
        union select count_differences.told_by
        union select scanned_by from shelf_count_scans scans where scans.count_id = shelf_counts.id
        union select transfer_loads.sent_by union select transfer_loads.closed_by
        union select sent_by from stock_transfers of where of.load_id = transfer_loads.id
        union select arrived_by from stock_transfers of where of.load_id = transfer_loads.id
      ), null)`.as('counters'),
    ])

/** Differences that counts in a warehouse found, or in all, newest first: those that wait, or the decided. */
export const listDifferences = (
  db: Db,
  filter: { warehouseId: string | null; isOpen: boolean; cursor: Cursor | undefined; limit: number },
) =>
  differences(db)
    .where('decided_at', filter.isOpen ? 'is' : 'is not', null)
    .$if(filter.warehouseId !== null, (query) => query.where(foundIn, '=', filter.warehouseId!))
    .$call((query) =>
      newestPage(query, 'count_differences.created_at', 'count_differences.id', filter.cursor, filter.limit),
    )
    .execute()

export const findDifference = (db: Db, id: string) =>
  differences(db).where('count_differences.id', '=', id).executeTakeFirst()
