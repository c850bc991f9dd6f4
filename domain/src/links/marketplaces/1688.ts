import type { SplitLink } from '../split-link.ts'
import { paramOf } from '../params.ts'
import { appLinkInside } from './app-link.ts'
import { idOf, isFrontPage, partOf, type Marketplace, type Reading } from './marketplace.ts'

export const alibaba1688: Marketplace = {
  platform: '1688',
  domains: ['1688.com'],
  idDigits: [11, 13],
  itemId: /^[1-9]\d{4,12}$/,
  wallHosts: ['login.1688.com', 'login-m.1688.com', 'sec.1688.com'],
  miniProgram: '1688',
  appSchemes: ['wireless1688'],
  read: (link) => {
    if (link.scheme === 'wireless1688') return appLinkInside(link, 'url', 'h5url')
    return itemPage(link) ?? shortLink(link) ?? shopPage(link) ?? searchPage(link)
  },
}

export function item1688(id: string | undefined, link?: SplitLink): Reading | undefined {
  const itemId = idOf(id)
  if (itemId === undefined) return undefined
  const skuId = link && idOf(paramOf(link.params, 'skuid'))
  const canonicalUrl = `https://detail.1688.com/offer/${itemId}.html`
  return { kind: 'item', link: { platform: '1688', itemId, canonicalUrl, skuId } }
}

const OFFER_HOSTS = ['detail.1688.com', 'm.1688.com', 'www.1688.com', '1688.com']

/** The id in the path wins: `…/offer/123456.html?offerId=999999` is 123456. */
function itemPage(link: SplitLink): Reading | undefined {
  if (OFFER_HOSTS.includes(link.host)) {
    return item1688(partOf(link.page, /^\/(?:offer|pic)\/(\d+)(?:\.html?)?$/), link)
  }
  const isMobile = link.host === 'detail.m.1688.com' && /^\/page\/index\.html?$/.test(link.page)
  return isMobile ? item1688(paramOf(link.params, 'offerid'), link) : undefined
}

/** Share links, and the redirect of an advertisement. */
function shortLink({ host, path, page, params }: SplitLink): Reading | undefined {
  const leadsOn =
    (host === 'qr.1688.com' && /^\/s\/[\w-]{4,40}$/.test(path)) ||
    (host === 'dj.1688.com' && page === '/ci_bb' && paramOf(params, 'e') !== undefined)
  return leadsOn ? { kind: 'redirect', platform: '1688' } : undefined
}

/**
 * The seller id is the member id (`b2b-…`) of mobile links. A desktop shop's number belongs to another id
 * space and is omitted.
 */
function shopPage({ host, path, page, params }: SplitLink): Reading | undefined {
  const isDesktop = /^shop[a-z0-9]{6,24}\.1688\.com$/.test(host)
  if (isDesktop && !page.startsWith('/offer/')) return { kind: 'shop', platform: '1688' }
  const member =
    host === 'm.1688.com'
      ? partOf(path, /^\/winport\/(b2b-[A-Za-z0-9_-]{4,60})\.html$/)
      : host === 'winport.m.1688.com' && isFrontPage(page.replace(/^\/page/, ''))
        ? partOf(paramOf(params, 'memberid') ?? '', /^(b2b-[A-Za-z0-9_-]{4,60})$/)
        : undefined
  return member === undefined ? undefined : { kind: 'shop', platform: '1688', sellerId: member }
}

function searchPage({ host, page }: SplitLink): Reading | undefined {
  const isSearch = (host === 's.1688.com' && page !== '') || /^\/app\/[\w-]+\/search(\/|$)/.test(page)
  return isSearch ? { kind: 'shop', platform: '1688' } : undefined
}
