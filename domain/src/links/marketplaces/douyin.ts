import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, partOf, type Marketplace, type Reading } from './marketplace.ts'

/** Douyin's shop. Videos and goods use the same short links, so a short link only reveals the platform. */
export const douyin: Marketplace = {
  platform: 'douyin',
  domains: ['jinritemai.com', 'v.douyin.com'],
  idDigits: [18, 20],
  itemId: /^[1-9]\d{15,19}$/,
  appSchemes: ['snssdk1128'],
  read: (link) => (link.host === 'v.douyin.com' ? shortLink(link) : itemPage(link)),
}

const ITEM_PAGE = /^\/(ecommerce\/trade\/detail(\/index\.html)?|views\/product\/(item2?|detail))$/

function itemPage({ page, params }: SplitLink): Reading | undefined {
  const id = ITEM_PAGE.test(page) ? paramOf(params, 'id') : partOf(page, /^\/product\/(\d+)(?:\.html)?$/)
  const itemId = idOf(id, 16, 20)
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://haohuo.jinritemai.com/ecommerce/trade/detail/index.html?id=${itemId}`
  return { kind: 'item', link: { platform: 'douyin', itemId, canonicalUrl } }
}

const shortLink = ({ path }: SplitLink): Reading | undefined =>
  /^\/[\w-]{4,40}\/?$/.test(path) ? { kind: 'redirect', platform: 'douyin' } : undefined
