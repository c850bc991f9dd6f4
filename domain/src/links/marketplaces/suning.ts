import type { SplitLink } from '../split-link.ts'
import { idOf, type Marketplace, type Reading } from './marketplace.ts'

/**
 * Suning. Item numbers are unique only per shop, so the canonical link needs both; shop 0000000000 is Suning
 * itself.
 */
export const suning: Marketplace = {
  platform: 'suning',
  domains: ['suning.com'],
  idDigits: [8, 18],
  itemId: /^[1-9]\d{4,17}$/,
  wallHosts: ['passport.suning.com'],
  miniProgram: '苏宁',
  read: (link) => itemPage(link) ?? searchPage(link),
}

function itemPage({ host, page }: SplitLink): Reading | undefined {
  const shape =
    host === 'm.suning.com' ? MOBILE_PAGE : host === 'product.suning.com' ? DESKTOP_PAGE : undefined
  const [, shop, paddedItem] = shape?.exec(page) ?? []
  const itemId = idOf(paddedItem?.replace(/^0+/, ''), 5, 18)
  if (shop === undefined || itemId === undefined) return undefined
  const canonicalUrl = `https://product.suning.com/${shop}/${itemId}.html`
  return { kind: 'item', link: { platform: 'suning', itemId, canonicalUrl, sellerId: shop } }
}

const DESKTOP_PAGE = /^\/(\d{10})\/(\d{5,18})\.html$/
/** Mobile pages write the item with leading zeros. */
const MOBILE_PAGE = /^\/product\/(\d{10})\/(\d{5,18})\.html$/

const searchPage = ({ host, page }: SplitLink): Reading | undefined =>
  host === 'search.suning.com' && page !== '' ? { kind: 'shop', platform: 'suning' } : undefined
