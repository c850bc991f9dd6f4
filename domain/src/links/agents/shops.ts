import type { Reading } from '../marketplaces/marketplace.ts'
import { paramOf } from '../params.ts'
import type { Place } from '../split-link.ts'
import { marketOf } from './market-words.ts'
import type { LinkSite } from './link-site.ts'

/** Shops at agents (docs/rules/goods.md), by marketplace and shop id in the query or in the path. */
export function agentShop(site: LinkSite, { path, page, params }: Place): Reading | undefined {
  const [, code, codedId] = /\/shop\/([a-z0-9_]{1,10})\/([\w-]+)$/i.exec(path) ?? []
  if (code !== undefined) return shop(site, code, codedId)
  const [, dashedId, dashedCode] = /\/store\/([\w-]{3,64})_(\d{1,2})$/.exec(path) ?? []
  if (dashedCode !== undefined) return shop(site, dashedCode, dashedId)

  if (!PAGE.test(page)) return undefined
  const market = paramOf(params, ...MARKET_PARAMS)
  const sellerId = paramOf(params, ...SHOP_ID_PARAMS) ?? paramOf(params, ...SELLER_ID_PARAMS)
  return sellerId === undefined ? undefined : shop(site, market, sellerId)
}

function shop(site: LinkSite, word: string | undefined, id: string | undefined): Reading | undefined {
  const platform = marketOf(site, word)
  if (platform === undefined) return undefined
  return { kind: 'shop', platform, sellerId: id !== undefined && SHOP_ID.test(id) ? id : undefined }
}

const PAGE = /\/(shops?|shopdetail|shop-detail|shopproducts|productlist|store|store\/list|search)$/
const MARKET_PARAMS = ['t', 'shop_type', 'shoptype', 'platform', 'platformtype', 'source', 'channel']
const SHOP_ID_PARAMS = ['shop_id', 'shopid', 'shop', 'id']
const SELLER_ID_PARAMS = ['sellerid']

/** Numbers, member ids (`b2b-…`) and shop names. Pandabuy writes `-1` where it knows only the shop's host. */
const SHOP_ID = /^[A-Za-z0-9][\w-]{2,63}$/
