import type { FoundGoods } from '@longhaul/contract/goods/goods-search.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../files/public.ts'
import { type Listing, type SearchSource, helperOf } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { foundPictureUrl } from './serve-found-picture.ts'
import { type RememberedRow, listWeighedOf } from './sql.ts'

/** A product that some source found, before its picture has an address here. */
export type Found = Listing & {
  key: string
  source: SearchSource
  /** Our own copy of its picture. */
  fileId: string | null
  isLeftOut?: boolean
}

const keyOf = (platform: string, itemId: string): string => `${platform} ${itemId}`

export const fromListing = (source: SearchSource, listing: Listing): Found => ({
  ...listing,
  key: keyOf(listing.platform, listing.itemId),
  source,
  fileId: null,
})

export const fromRemembered = (row: Omit<RememberedRow, 'total'>): Found => ({
  platform: row.platform,
  itemId: row.item_id,
  url: row.url,
  title: row.title,
  helperTitle: row.helper_title,
  pictureUrl: null,
  priceFen: row.price_fen,
  isFrom: row.is_from,
  freightFen: row.freight_fen,
  sellerName: row.seller_name,
  minOrder: row.min_order,
  isSoldOut: row.availability === 'sold_out',
  isAd: false,
  key: keyOf(row.platform, row.item_id),
  source: 'memory',
  fileId: row.image_file_id,
})

/** Found products in wire format, with what our warehouse weighed of them. */
export async function toCards(
  { world, db, now }: { world: World; db: Db; now: Date },
  items: readonly Found[],
): Promise<Static<typeof FoundGoods>[]> {
  const weighed = await listWeighedOf(db, items)
  return items.map((item) => ({
    marketplace: item.platform,
    item_id: item.itemId,
    url: item.url,
    title: item.title,
    helper_title: helperOf(item.title, item.helperTitle),
    picture:
      imageUrl(world, item.fileId, now) ??
      (item.pictureUrl === null ? null : foundPictureUrl(world.secret, item.pictureUrl, now)),
    price_fen: item.priceFen,
    price_is_from: item.isFrom,
    freight_fen: item.freightFen,
    seller_name: item.sellerName,
    min_order: item.minOrder,
    is_sold_out: item.isSoldOut,
    is_ad: item.isAd,
    source: item.source,
    weighed: weighed.get(item.key) ?? null,
  }))
}
