import type { SplitLink } from '../split-link.ts'
import { paramOf } from '../params.ts'
import { idOf, isFrontPage, partOf, type Marketplace, type Reading } from './marketplace.ts'

export const weidian: Marketplace = {
  platform: 'weidian',
  domains: ['weidian.com', 'youshop10.com'],
  idDigits: [9, 12],
  itemId: /^[1-9]\d{4,11}$/,
  wallHosts: ['sso.weidian.com', 'sso1.weidian.com'],
  miniProgram: '微店',
  read: (link) => itemPage(link) ?? shortLink(link) ?? shopPage(link),
}

export function weidianItem(id: string | undefined, link?: SplitLink): Reading | undefined {
  const itemId = idOf(id)
  if (itemId === undefined) return undefined
  const canonicalUrl = `https://weidian.com/item.html?itemID=${itemId}`
  return {
    kind: 'item',
    link: { platform: 'weidian', itemId, canonicalUrl, sellerId: link && sellerOf(link) },
  }
}

const ITEM_PAGE = /^\/(?:fastorder\/)?item(?:_classic)?\.html$/

const itemPage = (link: SplitLink): Reading | undefined =>
  ITEM_PAGE.test(link.page)
    ? weidianItem(paramOf(link.params, 'itemid', 'item_id'), link)
    : weidianItem(
        partOf(
          link.page,
          link.host === 'item.weidian.com' ? /^\/(\d+)\.html?$/ : /^\/(?:i|items?)\/(\d+)(?:\.html?)?$/,
        ),
        link,
      )

function shortLink({ host, path }: SplitLink): Reading | undefined {
  const isShortHost = host === 'k.youshop10.com' || host === 'k.weidian.com'
  return isShortHost && /^\/[\w=-]{4,40}$/.test(path) ? { kind: 'redirect', platform: 'weidian' } : undefined
}

const SERVICES = new Set('www h5 k d i m sso v wd open help passport mall static img'.split(' '))

/** A shop is at its own host, or at the front page with `userid`. */
function shopPage(link: SplitLink): Reading | undefined {
  const { host, page } = link
  if (!isFrontPage(page)) return undefined
  const sellerId = sellerOf(link)
  const name = partOf(host, /^([a-z0-9-]+)(?:\.v)?\.weidian\.com$/)
  if (sellerId === undefined && (name === undefined || SERVICES.has(name))) return undefined
  return { kind: 'shop', platform: 'weidian', sellerId }
}

const sellerOf = ({ host, params }: SplitLink): string | undefined =>
  idOf(partOf(host, /^shop(\d+)\.v\.weidian\.com$/) ?? paramOf(params, 'userid'), 4)
