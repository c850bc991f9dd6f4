import type { AbnormalReason } from '@longhaul/domain/warehouse/inspection.ts'
import type { Flaw, PhotoShows } from '@longhaul/domain/warehouse/photo-captions.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { Arrivals, StockItemSteps, StockItems, StockPhotos } from '../platform/database/tables.ts'
import { HERE } from '@longhaul/domain/warehouse/here.ts'

export type StockRow = Selectable<StockItems>
export type StockStage = StockRow['stage']

/** Stores a scan; false if this number was scanned before. Waits for a concurrent scan of the same number. */
export async function insertArrival(tx: Tx, arrival: Insertable<Arrivals>): Promise<boolean> {
  const row = await tx
    .insertInto('arrivals')
    .values(arrival)
    .onConflict((conflict) => conflict.column('tracking_number').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Locks the parcel with this number. `is_here`: whether any of its goods are still in the warehouse, or it is
 * unclaimed. `received_as`: what it was received as, if it was.
 */
export const lockArrival = (tx: Tx, number: string) =>
  tx
    .selectFrom('arrivals')
    .where('tracking_number', '=', number)
    .select(['id', 'warehouse_id', 'scanned_at', 'undone_at', 'unclaimed'])
    .select((select) =>
      select
        .or([
          select('unclaimed', '=', true),
          select.exists(
            select
              .selectFrom('stock_items')
              .whereRef('stock_items.arrival_id', '=', 'arrivals.id')
              .where('stock_items.stage', 'in', [...HERE])
              .select('stock_items.id'),
          ),
        ])
        .$castTo<boolean>()
        .as('is_here'),
    )
    .select((select) =>
      select
        .selectFrom('stock_items')
        .whereRef('stock_items.arrival_id', '=', 'arrivals.id')
        .where('stock_items.stage', '<>', 'abandoned')
        .select(
          sql<'bought' | 'inbound'>`case when order_item_id is null then 'inbound' else 'bought' end`.as(
            'as',
          ),
        )
        .limit(1)
        .as('received_as'),
    )
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

/** Locks the unclaimed parcel with this number, if one is here. */
export const lockUnclaimedArrival = (tx: Tx, number: string) =>
  tx
    .selectFrom('arrivals')
    .where('tracking_number', '=', number)
    .where('unclaimed', '=', true)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Frees the number of a parcel that left long ago, since the courier has given it to another one: the old one
 * keeps it with the day of its scan.
 */
export const setNumberFree = (tx: Tx, arrivalId: string) =>
  tx
    .updateTable('arrivals')
    .set({
      tracking_number: sql`tracking_number || '-' || to_char(scanned_at at time zone 'Asia/Shanghai', 'YYYYMMDD')`,
    })
    .where('id', '=', arrivalId)
    .execute()

export const setUnclaimed = (tx: Tx, arrivalId: string, unclaimed: boolean) =>
  tx.updateTable('arrivals').set({ unclaimed }).where('id', '=', arrivalId).execute()

export const insertStock = (tx: Tx, stock: Insertable<StockItems>) =>
  tx.insertInto('stock_items').values(stock).returning('id').executeTakeFirstOrThrow()

/**
 * An item's pieces, and the price paid for them: the real price at the seller if it was purchased, otherwise
 * the ordered one.
 */
export const findPiecesForStaff = (db: Db, itemId: string) =>
  db
    .selectFrom('order_items')
    .leftJoin('purchases', 'purchases.order_item_id', 'order_items.id')
    .where('order_items.id', '=', itemId)
    .select((select) => [
      'quantity',
      'refunded_quantity',
      select.fn.coalesce('purchases.goods_fen', 'order_items.goods_fen').as('goods_fen'),
    ])
    .executeTakeFirstOrThrow()

/**
 * Updates the number of pieces, their value, and their weight, which is an estimate until they are weighed
 * again.
 */
export const setPieces = (
  tx: Tx,
  id: string,
  pieces: { quantity: number; value_fen: number; weight_grams: number | null },
) => tx.updateTable('stock_items').set(pieces).where('id', '=', id).execute()

/** Records that labels were printed for this many pieces. */
export const setLabelled = (tx: Tx, id: string, pieces: number) =>
  tx.updateTable('stock_items').set({ labelled_pieces: pieces }).where('id', '=', id).execute()

/** Moves a stock item to another shelf. The caller locks the row. */
export const setShelf = (tx: Tx, id: string, shelf: string) =>
  tx.updateTable('stock_items').set({ shelf }).where('id', '=', id).execute()

/** Puts several stock items on their shelves. The caller has locked them or their package. */
export async function putOnShelves(tx: Tx, things: readonly { id: string; shelf: string }[]): Promise<void> {
  if (things.length === 0) return
  await sql`update stock_items set shelf = put.shelf
    from unnest(${things.map(({ id }) => id)}::uuid[], ${things.map(({ shelf }) => shelf)}::text[]) as put (id, shelf)
    where stock_items.id = put.id`.execute(tx)
}

/** The package of ours that travels under this number. */
export const findOwnWaybill = (tx: Tx, number: string) =>
  tx.selectFrom('parcels').where('tracking_number', '=', number).select('id').executeTakeFirst()

export const findStockForStaff = (db: Db, id: string): Promise<StockRow | undefined> =>
  db.selectFrom('stock_items').where('id', '=', id).selectAll().executeTakeFirst()

export const lockStockForStaff = (tx: Tx, id: string): Promise<StockRow | undefined> =>
  tx.selectFrom('stock_items').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()

export const lockOwnStock = (tx: Tx, shopperId: string, id: string): Promise<StockRow | undefined> =>
  tx
    .selectFrom('stock_items')
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Locks stock items in order of id. */
export const lockStockForSteps = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('stock_items')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select(['id', 'stage', 'order_item_id', 'disputed_at', 'held_at'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** The stock item of an order's item, with the stage of the order's item. */
export const findStockOfItemForJob = (db: Db, itemId: string) =>
  db
    .selectFrom('stock_items')
    .innerJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .where('stock_items.order_item_id', '=', itemId)
    .select(['stock_items.id', 'stock_items.shopper_id', 'order_items.stage as item_stage'])
    .executeTakeFirst()

/** Stock with a problem about which the shopper was asked and did not answer in time. */
export const listUnansweredProblemsForJob = (db: Db, now: Date) =>
  db
    .selectFrom('stock_items')
    .innerJoin('item_questions', 'item_questions.order_item_id', 'stock_items.order_item_id')
    .where('stock_items.stage', '=', 'abnormal')
    .where('item_questions.kind', '=', 'problem')
    .where('item_questions.answer', 'is', null)
    .where('item_questions.answer_by', '<', now)
    .select(['stock_items.id', 'stock_items.shopper_id'])
    .orderBy('item_questions.answer_by')
    .execute()

/**
 * Moves stock items from one stage to another and records the step in the history of each. Throws if any was
 * moved concurrently.
 */
export async function moveStockItems(
  tx: Tx,
  ids: readonly string[],
  moved: Pick<Selectable<StockItemSteps>, 'step' | 'actor' | 'actor_id' | 'created_at'> & {
    from: StockStage
    to: StockStage
  },
): Promise<void> {
  const { numAffectedRows } = await sql`
    with moved as (
      update stock_items set stage = ${moved.to} where id = any(${ids}::uuid[]) and stage = ${moved.from} returning id
    )
    insert into stock_item_steps (stock_item_id, step, from_stage, to_stage, actor, actor_id, created_at)
    select id, ${moved.step}::text, ${moved.from}::text, ${moved.to}::text, ${moved.actor}::text, ${moved.actor_id}::uuid,
      ${moved.created_at}::timestamptz
    from moved`.execute(tx)
  if (Number(numAffectedRows) !== ids.length)
    throw new Error(`some of the stock items ${ids.join(', ')} are not ${moved.from}`)
}

export const setMeasures = (
  tx: Tx,
  id: string,
  measures: {
    weight_grams: number
    length_mm: number
    width_mm: number
    height_mm: number
    category: string | null
    weight_confirmed: boolean
  },
) => tx.updateTable('stock_items').set(measures).where('id', '=', id).execute()

/** The product of a stock item: as it was bought, or as its owner called it. */
export const findGoodsOfStock = (tx: Tx, id: string) =>
  tx
    .selectFrom('stock_items')
    .leftJoin('order_items as item', 'item.id', 'stock_items.order_item_id')
    .leftJoin('inbounds', 'inbounds.id', 'stock_items.inbound_id')
    .where('stock_items.id', '=', id)
    .select((select) => [
      select.fn.coalesce('item.platform', sql.lit('')).as('platform'),
      select.fn.coalesce('item.item_id', sql.lit('')).as('item_id'),
      select.fn.coalesce('item.title', 'inbounds.title', sql.lit('')).as('title'),
      select.fn.coalesce('item.options_text', sql.lit('')).as('options_text'),
    ])
    .executeTakeFirstOrThrow()

export const setShelved = (
  tx: Tx,
  id: string,
  shelved: { shelf: string; stocked_at: Date; free_until: Date; plan_days: number },
) => tx.updateTable('stock_items').set(shelved).where('id', '=', id).execute()

export const setProblem = (tx: Tx, id: string, problem: AbnormalReason, note: string) =>
  tx.updateTable('stock_items').set({ problem, problem_note: note }).where('id', '=', id).execute()

/** The number of detail photos that the shopper ordered with the item; 0 for an inbound parcel. */
export async function findShotsWanted(db: Db, stockItemId: string): Promise<number> {
  const row = await db
    .selectFrom('stock_items')
    .innerJoin('order_items', 'order_items.id', 'stock_items.order_item_id')
    .where('stock_items.id', '=', stockItemId)
    .select('photo_shots')
    .executeTakeFirst()
  return row?.photo_shots ?? 0
}

export type StockPhoto = {
  id: string
  stock_item_id: string
  file_id: string
  kind: 'free' | 'detail'
  shows: PhotoShows
  flaw: Flaw | null
  note: string
  held_back: boolean
  width: number | null
  height: number | null
}

/** The pictures of some stock items, each item's in the order in which they were taken. */
export async function listStockPhotos(db: Db, stockItemIds: readonly string[]): Promise<StockPhoto[]> {
  if (stockItemIds.length === 0) return []
  return await db
    .selectFrom('stock_photos')
    .innerJoin('files', 'files.id', 'stock_photos.file_id')
    .where('stock_item_id', 'in', stockItemIds)
    .select([
      'stock_photos.id',
      'stock_item_id',
      'file_id',
      'stock_photos.kind',
      'shows',
      'flaw',
      'note',
      'held_back',
      'files.width',
      'files.height',
    ])
    .orderBy('position')
    .execute()
}

/** Adds a picture; false if the file is already in use as one. */
export async function insertStockPhoto(tx: Tx, photo: Insertable<StockPhotos>): Promise<boolean> {
  const row = await tx
    .insertInto('stock_photos')
    .values(photo)
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
