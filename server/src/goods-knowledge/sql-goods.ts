import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { GoodsFigures, GoodsKnowledge, GoodsMeasurements } from '../platform/database/tables.ts'
import type { Earlier } from './earlier.ts'

/** A product of a marketplace. */
export type Product = { platform: string; item_id: string }

/** The products with changes to be processed, those waiting longest first. */
export async function listMarkedForJob(db: Db, limit: number): Promise<Product[]> {
  const { rows } = await sql<Product>`
    select platform, item_id from goods_marks group by platform, item_id order by min(id) limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Takes a product's marks; a mark set after this causes another computation. */
export const takeMarks = (tx: Tx, { platform, item_id }: Product) =>
  tx.deleteFrom('goods_marks').where('platform', '=', platform).where('item_id', '=', item_id).execute()

/** All arrivals of a product at a dock, newest first, with price and date of purchase. */
export const listArrivedForJob = (db: Db, { platform, item_id }: Product, limit: number) =>
  db
    .selectFrom('order_items as item')
    .innerJoin('stock_items as stock', 'stock.order_item_id', 'item.id')
    .leftJoin('purchases', 'purchases.order_item_id', 'item.id')
    .leftJoin('seller_orders', 'seller_orders.id', 'purchases.seller_order_id')
    .where('item.platform', '=', platform)
    .where('item.item_id', '=', item_id)
    .select([
      'stock.id',
      'stock.quantity',
      'stock.weight_grams',
      'stock.weight_confirmed',
      'stock.length_mm',
      'stock.width_mm',
      'stock.height_mm',
      'stock.problem',
      'stock.received_at',
      'item.quantity as bought',
      'item.title',
      'item.options_text',
      'purchases.goods_fen',
      'seller_orders.bought_at',
    ])
    .orderBy('stock.received_at', 'desc')
    .orderBy('stock.id')
    .limit(limit)
    .execute()

export type ArrivedRow = Awaited<ReturnType<typeof listArrivedForJob>>[number]

/** The product's own pages; several sources may have read it. */
export const listPages = (db: Db, { platform, item_id }: Product) =>
  db
    .selectFrom('products')
    .where('platform', '=', platform)
    .where('item_id', '=', item_id)
    .select([
      'title',
      'helper_title',
      'category',
      'seller_name',
      'seller_id',
      'stated_grams',
      'stated_length_mm',
      'stated_width_mm',
      'stated_height_mm',
    ])
    .orderBy('source')
    .execute()

/** The latest price on a product's pages, if it is sold in yuan. */
export async function findPrice(db: Db, { platform, item_id }: Product): Promise<number | null> {
  const row = await db
    .selectFrom('products')
    .where('platform', '=', platform)
    .where('item_id', '=', item_id)
    .where('currency', '=', 'CNY')
    .orderBy('read_at', 'desc')
    .select('price_minor')
    .executeTakeFirst()
  return row?.price_minor ?? null
}

/** The shipping lines by which a product travelled, and how often such a parcel was returned. */
export async function listTravelsForJob(db: Db, { platform, item_id }: Product) {
  const { rows } = await sql<{ line_id: string; sent: number; returned: number }>`
    select line_id, count(*) as sent, count(*) filter (where stage = 'returned') as returned
    from parcels where shipped_at is not null and id in (
      select packed.parcel_id from order_items item
      join stock_items stock on stock.order_item_id = item.id
      join parcel_items packed on packed.stock_item_id = stock.id
      where item.platform = ${platform} and item.item_id = ${item_id})
    group by line_id order by count(*) desc, line_id limit 20`.execute(db)
  return rows
}

/** Stores what is known about a product, and locks its row until the end of the transaction. */
export const saveGoods = (tx: Tx, goods: Insertable<GoodsKnowledge>) =>
  tx
    .insertInto('goods_knowledge')
    .values(goods)
    .onConflict((conflict) => conflict.columns(['platform', 'item_id']).doUpdateSet(goods))
    .returning('id')
    .executeTakeFirstOrThrow()

/** What has been known about a product until now. */
export const findGoodsForJob = (tx: Tx, { platform, item_id }: Product) =>
  tx
    .selectFrom('goods_knowledge')
    .where('platform', '=', platform)
    .where('item_id', '=', item_id)
    .select(['id', 'shop', 'kind', 'earlier'])
    .$narrowType<{ earlier: Earlier | null }>()
    .executeTakeFirst()

/** Deletes a product without arrivals, after its only one was undone. */
export const deleteGoods = (tx: Tx, { platform, item_id }: Product) =>
  tx.deleteFrom('goods_knowledge').where('platform', '=', platform).where('item_id', '=', item_id).execute()

/**
 * Replaces a product's measurements by stations with these. What staff decided about one lasts as long as its
 * weight and number of pieces do; what was stated of it stays what it was when it was first weighed.
 */
export async function saveMeasurements(
  tx: Tx,
  goodsId: number,
  measurements: readonly (Insertable<GoodsMeasurements> & { stock_item_id: string })[],
): Promise<void> {
  const ids = measurements.map(({ stock_item_id: id }) => id)
  await tx
    .deleteFrom('goods_measurements')
    .where('goods_id', '=', goodsId)
    .where('stock_item_id', 'is not', null)
    .$if(ids.length > 0, (rest) => rest.where('stock_item_id', 'not in', ids))
    .execute()
  if (measurements.length === 0) return
  const isSame = sql`goods_measurements.weight_grams = excluded.weight_grams and goods_measurements.pieces = excluded.pieces`
  await tx
    .insertInto('goods_measurements')
    .values([...measurements])
    .onConflict((conflict) =>
      conflict.column('stock_item_id').doUpdateSet((row) => ({
        goods_id: row.ref('excluded.goods_id'),
        option_hash: row.ref('excluded.option_hash'),
        pieces: row.ref('excluded.pieces'),
        weight_grams: row.ref('excluded.weight_grams'),
        length_mm: row.ref('excluded.length_mm'),
        width_mm: row.ref('excluded.width_mm'),
        height_mm: row.ref('excluded.height_mm'),
        confirmed: row.ref('excluded.confirmed'),
        measured_at: row.ref('excluded.measured_at'),
        set_aside: row.ref('excluded.set_aside'),
        verdict: sql<Verdict>`case when ${isSame} then goods_measurements.verdict end`,
        verdict_at: sql<Date | null>`case when ${isSame} then goods_measurements.verdict_at end`,
        verdict_by: sql<string | null>`case when ${isSame} then goods_measurements.verdict_by end`,
      })),
    )
    .execute()
}

type Verdict = GoodsMeasurements['verdict']

/** Stores why earlier measurements, from before this shop kept records, do not count. */
export const setAsides = (
  tx: Tx,
  asides: readonly { id: number; set_aside: GoodsMeasurements['set_aside'] }[],
) =>
  sql`update goods_measurements set set_aside = entry.set_aside
    from jsonb_to_recordset(${JSON.stringify(asides)}::jsonb) as entry (id bigint, set_aside text)
    where goods_measurements.id = entry.id`.execute(tx)

/** The latest measurements of a product, oldest first. */
export async function listMeasurements(db: Db, goodsId: number, limit: number) {
  const rows = await db
    .selectFrom('goods_measurements')
    .where('goods_id', '=', goodsId)
    .selectAll()
    .orderBy('measured_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** Replaces a product's figures with these. */
export async function saveFigures(
  tx: Tx,
  goodsId: number,
  figures: readonly Insertable<GoodsFigures>[],
): Promise<void> {
  await tx.deleteFrom('goods_figures').where('goods_id', '=', goodsId).execute()
  if (figures.length > 0)
    await tx
      .insertInto('goods_figures')
      .values([...figures])
      .execute()
}
