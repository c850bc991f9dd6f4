import { paramOf } from '../params.ts'
import type { SplitLink } from '../split-link.ts'
import { idOf, partOf, type Marketplace, type Reading } from './marketplace.ts'

/** Dangdang, books above all. */
export const dangdang: Marketplace = {
  platform: 'dangdang',
  domains: ['dangdang.com'],
  idDigits: [6, 11],
  itemId: /^[1-9]\d{4,10}$/,
  wallHosts: ['login.dangdang.com'],
  read: (link) => itemPage(link) ?? shopPage(link),
}

function itemPage({ host, page, params }: SplitLink): Reading | undefined {
  if (host !== 'product.dangdang.com' && host !== 'product.m.dangdang.com') return undefined
  const id = page === '/product.php' ? paramOf(params, 'pid') : partOf(page, /^\/(\d+)\.html?$/)
  const itemId = idOf(id)
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://product.dangdang.com/${itemId}.html`
  return { kind: 'item', link: { platform: 'dangdang', itemId, canonicalUrl } }
}

function shopPage({ host, page }: SplitLink): Reading | undefined {
  if (host === 'search.dangdang.com') return { kind: 'shop', platform: 'dangdang' }
  const sellerId = host === 'shop.dangdang.com' ? idOf(partOf(page, /^\/(\d+)$/), 3) : undefined
  return sellerId === undefined ? undefined : { kind: 'shop', platform: 'dangdang', sellerId }
}
