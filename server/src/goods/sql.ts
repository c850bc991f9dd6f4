import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Products } from '../platform/database/tables.ts'

/** The categories of goods that some or all shipping lines refuse, with the words by which they are recognised. */
export const listCategoryRows = (db: Db) =>
  db.selectFrom('goods_categories').selectAll().orderBy('id').execute()

/** The words in which an item's page describes it. */
export type ProductWords = Pick<
  Selectable<Products>,
  'platform' | 'item_id' | 'title' | 'helper_title' | 'category'
>

/** The page words of these items, as JSON; `itemIds` is a query of one column, in which empty ids are ignored. */
export const productWordsOf = (itemIds: RawBuilder<unknown>) => sql<ProductWords[]>`(
  select coalesce(json_agg(json_build_object('platform', platform, 'item_id', item_id, 'title', title,
    'helper_title', helper_title, 'category', category)), '[]')
  from products where item_id <> '' and item_id in (${itemIds}))`

/** The page words of these items. Items of several marketplaces may share an id. */
export const listProductWords = async (db: Db, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? []
    : await db
        .selectFrom('products')
        .where('item_id', 'in', [...itemIds])
        .select(['platform', 'item_id', 'title', 'helper_title', 'category'])
        .execute()

/** The latest reviewed items of a product, of all shoppers; only the columns that one shopper may learn from another. */
export const listReviewedItemsOfProduct = (db: Db, platform: string, itemId: string, limit: number) =>
  db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    // A picture that a shopper uploaded must not be shown to others.
    .leftJoin('files', (join) =>
      join.onRef('files.id', '=', 'image_file_id').on('files.shopper_id', 'is', null),
    )
    .where('order_items.platform', '=', platform)
    .where('item_id', '=', itemId)
    .where('stage', 'not in', ['pending_payment', 'in_review', 'cancelled'])
    .select([
      'order_items.title',
      'unit_price_fen',
      'page_price_fen',
      'files.id as image_file_id',
      'orders.seller_name',
      'orders.created_at',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_items.id')
    .limit(limit)
    .execute()

/** The stored target of a short link. */
export const findShortLink = (db: Db, url: string) =>
  db
    .selectFrom('short_links')
    .where('url', '=', url)
    .select(['target', 'fault', 'read_at'])
    .$narrowType<{ fault: ShortLinkFault | null }>()
    .executeTakeFirst()

type ShortLinkFault = 'no_product' | 'blocked' | 'unreachable'

/** Stores a short link's target, and deletes failures older than a day, because any visitor can look up made-up links. */
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

/** Whether a shopper may use a file as a product picture. Pictures that we copied have no owner and are open to all; an uploaded one is only its owner's. */
export async function isProductPicture(db: Db, fileId: string, shopperId: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .where('id', '=', fileId)
    .where('kind', '=', 'product')
    .where((where) => where.or([where('shopper_id', 'is', null), where('shopper_id', '=', shopperId)]))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
