import { parseLink } from '@longhaul/domain/links/parse-link.ts'
import type { ParsedLink } from '@longhaul/domain/links/parsed-link.ts'
import { OTHER_PLATFORM } from '@longhaul/domain/orders/seller-groups.ts'
import type { Db } from '../platform/database/db.ts'
import { readSites } from './sites/read-sites.ts'

export { askedGoods } from './asked-goods.ts'
export { lookUpGoods } from './look-up-goods.ts'
export { readAmount, readCurrency } from './page/read-amount.ts'
export { readSites } from './sites/read-sites.ts'
export { toProduct } from './product-card.ts'
export type { GoodsFinder, Listing, ListingPage, SearchSource, Wanted } from './finders/finder.ts'
export type { Outcome } from './data-apis/call-api.ts'
export { GOODS_FINDERS, findersIn, standInOf } from './finders/finders.ts'
export { helperOf } from './goods-names.ts'
export { NoShare, inGuestShare } from './guest-share.ts'
export { fetchGuardedPicture } from './providers/fetch-guarded.ts'
export type { Asking } from './providers/provider.ts'
export { goodsListOf, packageName } from './goods-list.ts'
export { namesOf, noticeNames } from './goods-names.ts'
export { type PageRead, readPageNow, readWatchedPage } from './page-now.ts'
export { type GoodsAtHand, readGoodsAtHand } from './sql-known.ts'
export { toShopperHold } from './shopper-hold.ts'
export { toStaffGoods } from './staff-goods.ts'
export { goodsOfItem, goodsOfOrderItem, goodsOfStock, returnedOf } from './sql-staff-goods.ts'
export { readThingNames } from './sql-thing-names.ts'
export { nameGoods } from './translators/name-goods.ts'
export { restrictedIn, restrictedOf } from './restricted-goods.ts'
export { isProductPicture } from './sql.ts'
export { DEMO_PRODUCTS, marketUrl } from './demo-mall/catalogue.ts'
export { type DemoProduct, lookOf } from './demo-mall/demo-product.ts'
export { drawInspection, paint, type Shot } from './drawings/pictures.ts'

/** The goods of a cart line: an item of a marketplace, or a page, with an empty `itemId`. */
export type GoodsLink = { platform: string; itemId: string; url: string }

/** Why a text names no goods. */
export type WhyNoGoods = 'not_a_link' | 'cut_link' | 'outside_china'

/** What the link in a text leads to, with the agents' sites that this shop knows. */
export const parseLinkHere = async (db: Db, text: string): Promise<ParsedLink> =>
  parseLink(text, await readSites(db))

/**
 * The goods that the link in a text leads to, parsed anew by the server; or the reason why it leads to none.
 */
export async function readGoodsLink(db: Db, text: string): Promise<GoodsLink | WhyNoGoods> {
  const parsed = await parseLinkHere(db, text)
  if (parsed.ok) {
    const { platform, itemId, canonicalUrl } = parsed.link
    return { platform, itemId, url: canonicalUrl }
  }
  if (parsed.reason === 'cut_link' || parsed.reason === 'outside_china') return parsed.reason
  return parsed.url
    ? { platform: parsed.platform ?? OTHER_PLATFORM, itemId: '', url: parsed.url }
    : 'not_a_link'
}
