import type { Db } from '../platform/database/db.ts'
import type { Availability } from './page/offers.ts'
import type { PriceStep } from './page/price-steps.ts'
import type { Option, Variant } from './page/variants.ts'
import type { KnownProduct, Sought } from './providers/provider.ts'

/** The stored answer of one source about a product, and the addresses of the pictures still to be copied. */
export async function findProduct(
  db: Db,
  { platform, itemId }: Sought,
  source: string,
): Promise<{ known: Omit<KnownProduct, 'source'>; picturesLeft: readonly string[] } | undefined> {
  const row = await db
    .selectFrom('products')
    .where('platform', '=', platform)
    .where('item_id', '=', itemId)
    .where('source', '=', source)
    .selectAll()
    .$narrowType<{
      options: Option[]
      variants: Variant[]
      price_steps: PriceStep[]
      availability: Availability | null
    }>()
    .executeTakeFirst()
  if (!row) return undefined
  const known = {
    title: row.title,
    helperTitle: row.helper_title,
    category: row.category,
    minOrder: row.min_order,
    priceSteps: row.price_steps,
    price:
      row.price_minor === null || row.currency === null
        ? null
        : { minor: row.price_minor, currency: row.currency },
    isFrom: row.is_from,
    freightFen: row.freight_fen,
    sellerName: row.seller_name,
    sellerId: row.seller_id,
    imageFileIds: row.image_file_ids,
    morePictures: row.pictures_left.length > 0,
    options: row.options,
    variants: row.variants,
    availability: row.availability,
    readAt: row.read_at,
  }
  return { known, picturesLeft: row.pictures_left }
}

/** Stores a source's latest answer, replacing the previous one. */
export async function saveProduct(
  db: Db,
  { platform, itemId, canonicalUrl }: Sought,
  product: KnownProduct,
  picturesLeft: readonly string[],
): Promise<void> {
  const row = {
    platform,
    item_id: itemId,
    url: canonicalUrl,
    title: product.title,
    helper_title: product.helperTitle,
    category: product.category,
    min_order: product.minOrder,
    price_steps: JSON.stringify(product.priceSteps),
    price_minor: product.price?.minor ?? null,
    currency: product.price?.currency ?? null,
    is_from: product.isFrom,
    freight_fen: product.freightFen,
    stated_grams: product.stated?.grams ?? null,
    stated_length_mm: product.stated?.sidesMm?.[0] ?? null,
    stated_width_mm: product.stated?.sidesMm?.[1] ?? null,
    stated_height_mm: product.stated?.sidesMm?.[2] ?? null,
    seller_name: product.sellerName,
    seller_id: product.sellerId,
    image_file_ids: [...product.imageFileIds],
    options: JSON.stringify(product.options),
    variants: JSON.stringify(product.variants),
    availability: product.availability,
    pictures_left: [...picturesLeft],
    source: product.source,
    read_at: product.readAt,
  }
  await db
    .insertInto('products')
    .values(row)
    .onConflict((conflict) => conflict.columns(['platform', 'item_id', 'source']).doUpdateSet(row))
    .execute()
}

/**
 * Stores the pictures of a product and its variants after the late ones were copied; no pictures remain to be
 * copied.
 */
export const savePictures = (
  db: Db,
  { platform, itemId }: Sought,
  source: string,
  imageFileIds: readonly string[],
  variants: readonly Variant[],
) =>
  db
    .updateTable('products')
    .set({ image_file_ids: [...imageFileIds], variants: JSON.stringify(variants), pictures_left: [] })
    .where('platform', '=', platform)
    .where('item_id', '=', itemId)
    .where('source', '=', source)
    .execute()
