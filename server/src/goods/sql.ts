import type { Db } from '../platform/database/db.ts'

/**
 * The categories of goods that some or all shipping lines refuse, with the words by which they are
 * recognised.
 */
export const listCategoryRows = (db: Db) =>
  db.selectFrom('goods_categories').selectAll().orderBy('id').execute()

/**
 * The words in which the pages of these items describe them. Items of several marketplaces may share an id.
 */
export const listProductWords = async (db: Db, itemIds: readonly string[]) =>
  itemIds.length === 0
    ? []
    : await db
        .selectFrom('products')
        .where('item_id', 'in', [...itemIds])
        .select(['platform', 'item_id', 'title', 'helper_title', 'category'])
        .execute()

/**
 * The latest reviewed items of a product, of all shoppers; only the columns that one shopper may learn from
 * another.
 */
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
    .$narrowType<{ fault: ShortLinkError | null }>()
    .executeTakeFirst()

type ShortLinkError = 'no_product' | 'blocked' | 'unreachable'

/**
 * Stores a short link's target, and deletes failures older than a day, because any visitor can look up
 * made-up links.
 */
export async function saveShortLink(
  db: Db,
  found: { url: string; target: string; fault: ShortLinkError | null; read_at: Date },
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

/**
 * Whether a shopper may use a file as a product picture. Pictures that we copied have no owner and are open
 * to all; an uploaded one is only its owner's.
 */
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
