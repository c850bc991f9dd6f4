import { CANDIDATES_MAX } from '@longhaul/domain/warehouse/found-things.ts'
import { type LossCause, MISSING_KINDS } from '@longhaul/domain/warehouse/shelf-count.ts'
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely'
import { goodsOfStock } from '../../goods/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { FoundThings } from '../../platform/database/tables.ts'
import { type Cursor, newestPage } from '../../platform/http/cursor.ts'

export type FoundRow = Selectable<FoundThings>

/** Stores new labels; returns their running numbers. */
export async function insertFoundLabels(
  tx: Tx,
  count: number,
  by: { warehouse_id: string | null; printed_by: string; printed_at: Date },
): Promise<number[]> {
  const rows = await tx
    .insertInto('found_labels')
    .values(Array.from({ length: count }, () => by))
    .returning('number')
    .execute()
  return rows.map(({ number }) => number).toSorted((one, other) => one - other)
}

export const hasFoundLabel = async (tx: Tx, number: number): Promise<boolean> =>
  (await tx.selectFrom('found_labels').where('number', '=', number).select('number').executeTakeFirst()) !==
  undefined

/** Stores a found thing; false if its label is in use already. */
export async function insertFound(tx: Tx, found: Insertable<FoundThings>): Promise<boolean> {
  const row = await tx
    .insertInto('found_things')
    .values(found)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a picture already belongs to another found thing. */
export const isFoundPicture = async (tx: Tx, fileId: string): Promise<boolean> =>
  (await tx.selectFrom('found_things').where('file_id', '=', fileId).select('id').executeTakeFirst()) !==
  undefined

/** What was told in a count, the last one first. */
export const listFoundInCount = (db: Db, countId: string) =>
  db
    .selectFrom('found_things')
    .where('count_id', '=', countId)
    .select(['id', 'number', 'look', 'pieces', 'file_id'])
    .orderBy('told_at', 'desc')
    .orderBy('number', 'desc')
    .execute()

/** Takes back what was told in a count: one thing, or all. Returns the numbers of the labels. */
export async function deleteFound(tx: Tx, countId: string, number?: number): Promise<number[]> {
  const rows = await tx
    .deleteFrom('found_things')
    .where('count_id', '=', countId)
    .$if(number !== undefined, (query) => query.where('number', '=', number!))
    .returning('number')
    .execute()
  return rows.map((row) => row.number)
}

export const lockFound = (tx: Tx, id: string): Promise<FoundRow | undefined> =>
  tx.selectFrom('found_things').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const updateFound = (tx: Tx, id: string, decided: Updateable<FoundThings>) =>
  tx.updateTable('found_things').set(decided).where('id', '=', id).execute()

const foundThings = (db: Db) =>
  db
    .selectFrom('found_things')
    .innerJoin('shelf_counts', 'shelf_counts.id', 'found_things.count_id')
    .innerJoin('staff as teller', 'teller.id', 'found_things.told_by')
    .leftJoin('staff as decider', 'decider.id', 'found_things.decided_by')
    .selectAll('found_things')
    .select([
      'shelf_counts.warehouse_id',
      'shelf_counts.shelf',
      'shelf_counts.ended_at as counted_at',
      'teller.name as told_by_name',
      'decider.name as decided_by_name',
      // Whoever had a hand in the count.
      sql<string[]>`array_remove(array(
        select begun_by union select counted_by union select ended_by union select told_by
        union select scanned_by from shelf_count_scans scans where scans.count_id = shelf_counts.id
      ), null)`.as('counters'),
    ])
export type FoundListRow = Awaited<ReturnType<typeof listFound>>[number]

type FoundFilter = { warehouseId: string | null } & ({ isOpen: boolean } | { number: number })

/**
 * What counts in a warehouse found, or in all, newest first: what waits for a decision, or the decided; not
 * what a count that still runs was told. Or the one thing with a number, whatever it waits for.
 */
export const listFound = (db: Db, filter: FoundFilter & { cursor: Cursor | undefined; limit: number }) =>
  foundThings(db)
    .$call((query) =>
      'number' in filter
        ? query.where('found_things.number', '=', filter.number)
        : query
            .where('shelf_counts.ended_at', 'is not', null)
            .where('decided_at', filter.isOpen ? 'is' : 'is not', null),
    )
    .$if(filter.warehouseId !== null, (query) =>
      query.where('shelf_counts.warehouse_id', '=', filter.warehouseId!),
    )
    .$call((query) =>
      newestPage(query, 'found_things.told_at', 'found_things.id', filter.cursor, filter.limit),
    )
    .execute()

export const findFound = (db: Db, id: string) =>
  foundThings(db).where('found_things.id', '=', id).executeTakeFirst()

/** Goods as staff see them, with where they are. */
export const listGoodsOf = (db: Db, stockItemIds: readonly string[]) =>
  stockItemIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('stock_items')
        .where('stock_items.id', 'in', [...stockItemIds])
        .select([
          'stock_items.id',
          'warehouse_id',
          'shelf',
          'goods_number',
          'labelled_pieces',
          goodsOfStock.as('goods'),
        ])
        .execute()

/** What a count treated as lost, and was not found since: of one thing, the last time. */
export async function findLoss(
  db: Db,
  stockItemId: string,
): Promise<{ at: Date; cause: LossCause | null } | undefined> {
  const last = await db
    .selectFrom('count_differences')
    .where('stock_item_id', '=', stockItemId)
    .where('decided_at', 'is not', null)
    .select(['decision', 'decided_at', 'cause'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.decision !== 'lost' || !last.decided_at) return undefined
  const found = await db
    .selectFrom('found_things')
    .where('stock_item_id', '=', stockItemId)
    .where('decided_at', '>=', last.decided_at)
    .select('id')
    .executeTakeFirst()
  return found ? undefined : { at: last.decided_at, cause: last.cause }
}

/** What a found thing of a warehouse may be: what counts missed there, and what they treated as lost. */
export const listMissed = (db: Db, warehouseId: string) =>
  db
    .selectFrom('count_differences as missed')
    .innerJoin('stock_items', 'stock_items.id', 'missed.stock_item_id')
    .where('stock_items.warehouse_id', '=', warehouseId)
    .where('missed.kind', 'in', [...MISSING_KINDS, 'unlabelled'])
    .where(
      sql<boolean>`(missed.decided_at is null or missed.decision = 'lost' and stock_items.stage <> 'refunded'
        and not exists (select from count_differences later
          where later.stock_item_id = missed.stock_item_id and later.created_at > missed.decided_at)
        and not exists (select from found_things
          where found_things.stock_item_id = missed.stock_item_id
            and found_things.decided_at >= missed.decided_at))`,
    )
    .select([
      'missed.stock_item_id',
      'missed.cause',
      sql<Date>`coalesce(missed.decided_at, missed.created_at)`.as('since'),
    ])
    .orderBy('since', 'desc')
    .orderBy('missed.id')
    .limit(CANDIDATES_MAX)
    .execute()

/** The goods with this number on their labels. */
export const findGoodsByNumber = (db: Db, goodsNumber: number) =>
  db
    .selectFrom('stock_items')
    .where('goods_number', '=', goodsNumber)
    .select(['id', 'shopper_id'])
    .executeTakeFirst()
