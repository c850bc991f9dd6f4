import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, type Marketplace, type Reading } from './marketplace.ts'

export const pinduoduo: Marketplace = {
  platform: 'pinduoduo',
  domains: ['yangkeduo.com', 'pinduoduo.com'],
  idDigits: [7, 12],
  itemId: /^[1-9]\d{4,11}$/,
  miniProgram: '拼多多',
  appSchemes: ['pinduoduo'],
  read: (link) => shortLink(link) ?? itemPage(link) ?? shopPage(link),
}

const ITEM_PAGE = /^\/(goods\d?|duo_coupon_landing)\.html$/

/** A share link may hide the id behind `ps=`: it has to be followed. */
function itemPage({ page, params }: SplitLink): Reading | undefined {
  if (!ITEM_PAGE.test(page)) return undefined
  const itemId = idOf(paramOf(params, 'goods_id'))
  if (itemId !== undefined) {
    const canonicalUrl = `https://mobile.yangkeduo.com/goods.html?goods_id=${itemId}`
    return { kind: 'item', link: { platform: 'pinduoduo', itemId, canonicalUrl } }
  }
  const isShared = /^[\w-]{6,40}$/.test(paramOf(params, 'ps') ?? '')
  return isShared ? { kind: 'redirect', platform: 'pinduoduo' } : undefined
}

const shortLink = ({ host, path }: SplitLink): Reading | undefined =>
  host === 'p.pinduoduo.com' && /^\/[\w-]{4,40}$/.test(path)
    ? { kind: 'redirect', platform: 'pinduoduo' }
    : undefined

function shopPage({ page, params }: SplitLink): Reading | undefined {
  if (page === '/search_result.html') return { kind: 'shop', platform: 'pinduoduo' }
  if (page !== '/mall_page.html') return undefined
  return { kind: 'shop', platform: 'pinduoduo', sellerId: idOf(paramOf(params, 'mall_id'), 3) }
}
