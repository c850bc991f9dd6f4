import { KEPT_SEARCH, searchAddress } from '@longhaul/domain/favourites/kept-search.ts'
import { KEPT_URL_MAX } from '@longhaul/domain/favourites/limits.ts'
import { type GoodsLink, type WhyNoGoods, readGoodsLink } from '../goods/public.ts'
import type { Db } from '../platform/database/db.ts'
import { publicUrl } from '../platform/http/public-url.ts'

/** The goods of a link that is to be kept, parsed anew; or why it cannot be kept. */
export async function readKeptLink(db: Db, text: string): Promise<GoodsLink | WhyNoGoods | 'too_long'> {
  const link = await readGoodsLink(db, text)
  if (typeof link !== 'string' && Buffer.byteLength(link.url) > KEPT_URL_MAX) return 'too_long'
  return link
}

/** The same for a favourite, which may also be a search at this shop. */
export async function readFavouriteLink(db: Db, text: string): ReturnType<typeof readKeptLink> {
  const url = searchAddress(text.trim(), publicUrl(''))
  return url === null ? await readKeptLink(db, text) : { platform: KEPT_SEARCH, itemId: '', url }
}
