import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Products } from '../platform/database/tables.ts'

/** The categories of goods that some line or everybody refuses, with the words that give them away. */
export const listCategoryRows = (db: Db) =>
  db.selectFrom('goods_categories').selectAll().orderBy('id').execute()

/** What the page of an item says that it is. */
export type ProductWords = Pick<
  Selectable<Products>,
  'platform' | 'item_id' | 'title' | 'helper_title' | 'category'
>

/** The words of these items, as JSON; `itemIds` is a query of one column, in which an empty number names none. */
export const productWordsOf = (itemIds: RawBuilder<unknown>) => sql<ProductWords[]>`(
  select coalesce(json_agg(json_build_object('platform', platform, 'item_id', item_id, 'title', title,
    'helper_title', helper_title, 'category', category)), '[]')
  from products where item_id <> '' and item_id in (${itemIds}))`

/** What the pages of these items say that they are. Items of several marketplaces may share a number. */
export const listProductWords = async (db: Db, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? []
    : await db
        .selectFrom('products')
        .where('item_id', 'in', [...itemIds])
        .select(['platform', 'item_id', 'title', 'helper_title', 'category'])
        .execute()

/** The latest items of a product that staff have reviewed, of any shopper: for what one shopper may learn from another. */
export const listReviewedItemsOfProduct = (db: Db, platform: string, itemId: string, limit: number) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('order_items.platform', '=', platform)
    .where('item_id', '=', itemId)
    .where('stage', 'not in', ['pending_payment', 'in_review', 'cancelled'])
    .select([
      'order_items.title',
      'unit_price_fen',
      'page_price_fen',
      'image_file_id',
      'orders.seller_name',
      'orders.created_at',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_items.id')
    .limit(limit)
    .execute()

/** What is known of where a short link leads. */
export const findShortLink = (db: Db, url: string) =>
  db
    .selectFrom('short_links')
    .where('url', '=', url)
    .select(['target', 'fault', 'read_at'])
    .$narrowType<{ fault: ShortLinkFault | null }>()
    .executeTakeFirst()

type ShortLinkFault = 'no_product' | 'blocked' | 'unreachable'

/** Stores it, and deletes what led nowhere a day ago: every visitor may ask for made-up links. */
export async function keepShortLink(
  db: Db,
  found: { url: string; target: string; fault: ShortLinkFault | null; read_at: Date },
): Promise<void> {
  await db
    .insertInto('short_links')
    .values(found)
    .onConflict((conflict) => conflict.column('url').doUpdateSet(found))
    .execute()
  await db
    .deleteFrom('short_links')
    .where('fault', 'is not', null)
    .where('read_at', '<', new Date(found.read_at.getTime() - 86_400_000))
    .execute()
}

/** Whether a file is a picture of a product: these have no owner and may be used by every shopper. */
export async function isProductPicture(db: Db, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .where('id', '=', fileId)
    .where('kind', '=', 'product')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
