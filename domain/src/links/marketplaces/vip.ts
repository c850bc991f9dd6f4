import type { SplitLink } from '../split-link.ts'
import { idOf, type Marketplace, type Reading } from './marketplace.ts'

/** Vipshop. The canonical link needs the brand's number too; item numbers have 9 or 19 digits. */
export const vip: Marketplace = {
  platform: 'vip',
  domains: ['vip.com'],
  idDigits: [9, 19],
  itemId: /^[1-9]\d{4,18}$/,
  wallHosts: ['passport.vip.com'],
  miniProgram: '唯品会',
  read: itemPage,
}

function itemPage({ host, page }: SplitLink): Reading | undefined {
  const shape =
    host === 'detail.vip.com'
      ? /^\/detail-(\d{1,15})-(\d+)\.html$/
      : host === 'm.vip.com'
        ? /^\/product-(\d{1,15})-(\d+)\.html$/
        : undefined
  const [, brand, item] = shape?.exec(page) ?? []
  const itemId = idOf(item, 5, 19)
  if (brand === undefined || itemId === undefined) return undefined
  const canonicalUrl = `https://detail.vip.com/detail-${brand}-${itemId}.html`
  return { kind: 'item', link: { platform: 'vip', itemId, canonicalUrl } }
}
