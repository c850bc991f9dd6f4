import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, type Marketplace, type Reading } from './marketplace.ts'

/**
 * Kuaishou's shop (快手小店). Videos and goods use the same short links, so a short link only reveals the
 * platform.
 */
export const kuaishou: Marketplace = {
  platform: 'kuaishou',
  domains: ['kwaixiaodian.com', 'v.kuaishou.com', 'v.kuaishouapp.com'],
  idDigits: [11, 17],
  itemId: /^[1-9]\d{7,17}$/,
  wallHosts: ['login.kwaixiaodian.com', 'passport.kuaishou.com'],
  miniProgram: '快手',
  appSchemes: ['kwai'],
  read: (link) => (link.host.startsWith('v.kuaishou') ? shortLink(link) : itemPage(link)),
}

const ITEM_PAGE = /detail/

function itemPage({ page, params }: SplitLink): Reading | undefined {
  const itemId = ITEM_PAGE.test(page) ? idOf(paramOf(params, 'id', 'itemid', 'item_id'), 8, 18) : undefined
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://app.kwaixiaodian.com/merchant/shop/detail?id=${itemId}`
  return { kind: 'item', link: { platform: 'kuaishou', itemId, canonicalUrl } }
}

const shortLink = ({ path }: SplitLink): Reading | undefined =>
  /^\/[\w-]{4,40}\/?$/.test(path) ? { kind: 'redirect', platform: 'kuaishou' } : undefined
