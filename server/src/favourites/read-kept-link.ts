import { KEPT_SEARCH, KEPT_SHOP, searchAddress } from '@longhaul/domain/favourites/kept-search.ts'
import { KEPT_URL_MAX } from '@longhaul/domain/favourites/limits.ts'
import { shopAddress } from '@longhaul/domain/links/shop-address.ts'
import { type GoodsLink, type WhyNoGoods, parseLinkHere, readGoodsLink } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'

/** The goods of a link that is to be kept, parsed anew; or why it cannot be kept. */
export async function readKeptLink(db: Db, text: string): Promise<GoodsLink | WhyNoGoods | 'too_long'> {
  const link = await readGoodsLink(db, text)
  if (typeof link !== 'string' && Buffer.byteLength(link.url) > KEPT_URL_MAX) return 'too_long'
  return link
}

/** The same for a favourite, which may also be a search here, or a shop at a marketplace. */
export async function readFavouriteLink(db: Db, text: string): ReturnType<typeof readKeptLink> {
  const search = searchAddress(text.trim(), publicUrl(''))
  if (search !== null) return { platform: KEPT_SEARCH, itemId: '', url: search }
  const parsed = await parseLinkHere(db, text)
  const shop = parsed.ok ? null : shopAddress(parsed)
  return shop === null ? await readKeptLink(db, text) : { platform: KEPT_SHOP, itemId: '', url: shop }
}
