import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, type Marketplace, type Reading } from './marketplace.ts'

/**
 * Xianyu (Goofish), second-hand goods. Its old address was under taobao.com. Shared links are `m.tb.cn`
 * links.
 */
export const xianyu: Marketplace = {
  platform: 'xianyu',
  domains: ['goofish.com', '2.taobao.com'],
  idDigits: [10, 13],
  itemId: /^[1-9]\d{4,12}$/,
  miniProgram: '闲鱼',
  appSchemes: ['fleamarket'],
  read: (link) => itemPage(link) ?? shopPage(link),
}

function itemPage({ scheme, host, page, params }: SplitLink): Reading | undefined {
  const isItem = scheme === 'fleamarket' ? host === 'item' : /^\/item(\.html?)?$/.test(page)
  const itemId = isItem ? idOf(paramOf(params, 'id', 'itemid')) : undefined
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://www.goofish.com/item?id=${itemId}`
  return { kind: 'item', link: { platform: 'xianyu', itemId, canonicalUrl } }
}

function shopPage({ host, page, params }: SplitLink): Reading | undefined {
  if (!host.endsWith('goofish.com')) return undefined
  if (page === '/search') return { kind: 'shop', platform: 'xianyu' }
  if (page !== '/personal') return undefined
  return { kind: 'shop', platform: 'xianyu', sellerId: idOf(paramOf(params, 'userid')) }
}
