import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, type Marketplace, type Reading } from './marketplace.ts'

/**
 * Dewu. Its site for other countries, www.poizon.com, is another shop with other numbers (see
 * `elsewhere.ts`). An item is a `spuId`, its variant a `skuId`. Community posts are not goods.
 */
export const dewu: Marketplace = {
  platform: 'dewu',
  domains: ['dewu.com', 'm.poizon.com', 'dw4.co'],
  idDigits: [4, 9],
  itemId: /^[1-9]\d{3,8}$/,
  miniProgram: '得物',
  appSchemes: ['dewulink'],
  read: (link) => (link.host.endsWith('dw4.co') ? shortLink(link) : itemPage(link)),
}

const ITEM_PAGE = /\/product-?detail(?:\.html)?$|^\/mdu\/product\/detail\.html$/

function itemPage({ page, params }: SplitLink): Reading | undefined {
  const itemId = ITEM_PAGE.test(page) ? idOf(paramOf(params, 'spuid', 'productid'), 4) : undefined
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://m.dewu.com/router/product/ProductDetail?spuId=${itemId}`
  const skuId = idOf(paramOf(params, 'skuid'), 4)
  return { kind: 'item', link: { platform: 'dewu', itemId, canonicalUrl, skuId } }
}

const shortLink = ({ path }: SplitLink): Reading | undefined =>
  /^\/t\/[A-Za-z]\/[\w-]{4,40}$/.test(path) ? { kind: 'redirect', platform: 'dewu' } : undefined
