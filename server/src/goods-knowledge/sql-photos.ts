import { SHOWN_SIDES, type PageOption } from '@longhaul/domain/goods-knowledge/shown-photos.ts'
import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { literals } from '../platform/database/literals.ts'
import type { GoodsPhotos } from '../platform/database/tables.ts'
import type { Product } from './sql-goods.ts'

const SIDES = literals(SHOWN_SIDES)

/**
 * Whether others may see a photo: not held back, of a permitted side, and shared by its shopper. Photos from
 * before this shop kept records have no such wishes.
 */
const ALLOWED = sql<boolean>`(photo.stock_photo_id is null or exists (
  select from stock_photos taken join stock_items stock on stock.id = taken.stock_item_id join shoppers owner on owner.id = stock.shopper_id
  where taken.id = photo.stock_photo_id and not taken.held_back and taken.shows in (${SIDES}) and stock.shares_photos and owner.shares_photos))`

/**
 * Whether a photo is shown: it has its copies, is allowed and was not taken out. Checked each time the photo
 * is listed or fetched, so that a change of mind takes effect immediately.
 */
export const LISTED = sql<boolean>`(photo.goods_id is not null and photo.small_file_id is not null and ${ALLOWED})`

/** The options on the product's own pages. */
export async function listPageOptions(db: Db, { platform, item_id }: Product): Promise<PageOption[]> {
  const rows = await db
    .selectFrom('products')
    .where('platform', '=', platform)
    .where('item_id', '=', item_id)
    .select('options')
    .$narrowType<{ options: PageOption[] }>()
    .execute()
  return rows.flatMap(({ options }) => options)
}

/**
 * The newest photos of a product that may be shown. Items with a remark for our buyer are left out, because
 * the remark may be a name to be put on the goods.
 */
export async function listShowableForJob(db: Db, { platform, item_id }: Product, limit: number) {
  const { rows } = await sql<{
    stock_photo_id: string
    shows: GoodsPhotos['shows']
    flaw: string | null
    options_text: string
    pieces: number
    weight_grams: number
    length_mm: number
    width_mm: number
    height_mm: number
    taken_at: Date
    stocked_at: Date
  }>`
    select photo.id as stock_photo_id, photo.shows, photo.flaw, item.options_text, stock.quantity as pieces, stock.weight_grams,
      stock.length_mm, stock.width_mm, stock.height_mm, photo.created_at as taken_at, stock.stocked_at
    from order_items item join stock_items stock on stock.order_item_id = item.id join stock_photos photo on photo.stock_item_id = stock.id
    join shoppers owner on owner.id = stock.shopper_id
    where item.platform = ${platform} and item.item_id = ${item_id} and item.remark = '' and stock.stocked_at is not null
      and photo.kind = 'free' and not photo.held_back and photo.shows in (${SIDES}) and stock.shares_photos and owner.shares_photos
    order by photo.created_at desc, photo.id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Replaces the shown photos of a product; a job removes the copies of those no longer shown. Photos from
 * before this shop kept records stay.
 */
export async function saveShown(
  tx: Tx,
  goodsId: number,
  photos: readonly Insertable<GoodsPhotos>[],
): Promise<void> {
  const ids = photos.flatMap(({ stock_photo_id: id }) => id ?? [])
  await tx
    .updateTable('goods_photos')
    .set({ goods_id: null })
    .where('goods_id', '=', goodsId)
    .where('stock_photo_id', 'is not', null)
    .$if(ids.length > 0, (rest) => rest.where('stock_photo_id', 'not in', ids))
    .execute()
  if (photos.length === 0) return
  await tx
    .insertInto('goods_photos')
    .values([...photos])
    .onConflict((conflict) =>
      conflict.column('stock_photo_id').doUpdateSet((row) => ({
        goods_id: row.ref('excluded.goods_id'),
        shows: row.ref('excluded.shows'),
        flaw: row.ref('excluded.flaw'),
        options_text: row.ref('excluded.options_text'),
        option_hash: row.ref('excluded.option_hash'),
        pieces: row.ref('excluded.pieces'),
        weight_grams: row.ref('excluded.weight_grams'),
        length_mm: row.ref('excluded.length_mm'),
        width_mm: row.ref('excluded.width_mm'),
        height_mm: row.ref('excluded.height_mm'),
      })),
    )
    .execute()
}

export const shownRows = (db: Db) =>
  db
    .selectFrom('goods_photos as photo')
    .innerJoin('files as small', 'small.id', 'photo.small_file_id')
    .innerJoin('files as large', 'large.id', 'photo.large_file_id')
    .where(LISTED)
    .select([
      'photo.id',
      'photo.shows',
      'photo.flaw',
      'photo.options_text',
      'photo.pieces',
      'photo.weight_grams',
      'photo.length_mm',
      'photo.width_mm',
      'photo.height_mm',
      'photo.taken_at',
      'small.width as small_width',
      'small.height as small_height',
      'large.width as large_width',
      'large.height as large_height',
    ])

/** A product's publicly shown photos: those of the given option first, then the newest. */
export const listShown = (
  db: Db,
  { platform, item_id }: Product,
  { option, now, limit }: { option: Buffer | null; now: Date; limit: number },
) =>
  shownRows(db)
    .innerJoin('goods_knowledge as goods', 'goods.id', 'photo.goods_id')
    .where('goods.platform', '=', platform)
    .where('goods.item_id', '=', item_id)
    .where('photo.shown_from', '<=', now)
    .select(sql<boolean>`coalesce(photo.option_hash = ${option}, false)`.as('is_option'))
    .orderBy('is_option', 'desc')
    .orderBy('photo.taken_at', 'desc')
    .orderBy('photo.id', 'desc')
    .limit(limit)
    .execute()

export type ShownRow = Awaited<ReturnType<ReturnType<typeof shownRows>['execute']>>[number]

/** For staff: the photos of all products or of one item, including those that will only be shown later. */
export const shownForStaff = (db: Db, item: string | undefined) =>
  shownRows(db)
    .innerJoin('goods_knowledge as goods', 'goods.id', 'photo.goods_id')
    .$if(item !== undefined, (rest) => rest.where('goods.item_id', '=', item!))
    .select(['goods.platform', 'goods.item_id', 'photo.shown_from', 'photo.taken_at as created_at'])
    .select(
      sql<string>`coalesce((select title from products page where page.platform = goods.platform and page.item_id = goods.item_id
        order by source limit 1), '')`.as('title'),
    )

/** The file of a copy, as long as the photo is shown. */
export async function findShownFile(db: Db, id: string, size: 'small' | 'large', now: Date) {
  const { rows } = await sql<{ id: string; media_type: string; bytes: number; sha256: Buffer }>`
    select copy.id, copy.media_type, copy.bytes, copy.sha256 from goods_photos photo
    join files copy on copy.id = ${size === 'small' ? sql`photo.small_file_id` : sql`photo.large_file_id`}
    where photo.id = ${id} and ${LISTED} and photo.shown_from <= ${now}`.execute(db)
  return rows[0]
}

/** A photo by its id, for staff who take it out. */
export const findPhotoForStaff = (db: Db, id: string) =>
  db
    .selectFrom('goods_photos as photo')
    .innerJoin('goods_knowledge as goods', 'goods.id', 'photo.goods_id')
    .where('photo.id', '=', id)
    .select(['photo.id', 'photo.stock_photo_id', 'photo.shows', 'goods.platform', 'goods.item_id'])
    .executeTakeFirst()

/** Takes a photo out for good: it is marked as held back, so that later recomputations leave it out. */
export async function takeOut(
  tx: Tx,
  { id, stock_photo_id }: { id: string; stock_photo_id: string | null },
): Promise<void> {
  if (stock_photo_id)
    await tx.updateTable('stock_photos').set({ held_back: true }).where('id', '=', stock_photo_id).execute()
  await tx.updateTable('goods_photos').set({ goods_id: null }).where('id', '=', id).execute()
}
