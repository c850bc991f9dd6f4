import { type Insertable, type Selectable, sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
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
  if (found.length === 0) return
  await tx
    .insertInto('count_differences')
    .values(
      found
        .toSorted((one, other) => (one.stock_item_id < other.stock_item_id ? -1 : 1))
        .map((difference) => ({ ...difference, count_id: countId, created_at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Closes what waits for a decision about things that a count has found. */
export async function settleOpen(tx: Tx, stockItemIds: readonly string[], now: Date): Promise<void> {
  if (stockItemIds.length === 0) return
  const open = await tx
    .selectFrom('count_differences')
    .where('stock_item_id', 'in', [...stockItemIds])
    .where('decided_at', 'is', null)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (open.length === 0) return
  await tx
    .updateTable('count_differences')
    .set({ decision: 'settled', decided_at: now })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute()
}

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
  decided: Pick<DifferenceRow, 'decision' | 'cause' | 'note' | 'decided_by' | 'decided_at'>,
) => tx.updateTable('count_differences').set(decided).where('id', '=', id).execute()

export type DifferenceListRow = Awaited<ReturnType<typeof listDifferences>>[number]

const differences = (db: Db) =>
  db
    .selectFrom('count_differences')
    .innerJoin('shelf_counts', 'shelf_counts.id', 'count_differences.count_id')
    .innerJoin('staff as counter', 'counter.id', 'shelf_counts.counted_by')
    .leftJoin('staff as decider', 'decider.id', 'count_differences.decided_by')
    .innerJoin('stock_items', 'stock_items.id', 'count_differences.stock_item_id')
    .innerJoin('shoppers', 'shoppers.id', 'stock_items.shopper_id')
    .leftJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .leftJoin('orders', 'orders.id', 'order_items.order_id')
    .selectAll('count_differences')
    .select([
      'shelf_counts.warehouse_id as counted_warehouse_id',
      'shelf_counts.shelf as counted_shelf',
      'shelf_counts.ended_at as counted_at',
      'counter.name as counted_by',
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
      // Whoever had a hand in the count.
      sql<string[]>`array(
        select begun_by union select counted_by union select shelf_counts.ended_by
        union select scanned_by from shelf_count_scans scans where scans.count_id = shelf_counts.id
      )`.as('counters'),
    ])

/** Differences that counts in a warehouse found, or in all, newest first: those that wait, or the decided. */
export const listDifferences = (
  db: Db,
  filter: { warehouseId: string | null; isOpen: boolean; cursor: Cursor | undefined; limit: number },
) =>
  differences(db)
    .where('decided_at', filter.isOpen ? 'is' : 'is not', null)
    .$if(filter.warehouseId !== null, (query) =>
      query.where('shelf_counts.warehouse_id', '=', filter.warehouseId!),
    )
    .$call((query) =>
      newestPage(query, 'count_differences.created_at', 'count_differences.id', filter.cursor, filter.limit),
    )
    .execute()

export const findDifference = (db: Db, id: string) =>
  differences(db).where('count_differences.id', '=', id).executeTakeFirst()
