import type { Reading } from '../marketplaces/marketplace.ts'
import { type Place, type SplitLink, splitLink } from '../split-link.ts'
import { paramOf, decoded } from '../params.ts'
import { embeddedLinks, innerLinks } from '../inner-links.ts'
import { marketplaceAt } from '../marketplaces/by-host.ts'
import { pathId } from './path-id.ts'
import type { LinkSite } from './link-site.ts'
import { isShortHost, type LinkSites, siteAt } from './sites.ts'
import { wordAndId } from './word-and-id.ts'
import { marketOf } from './market-words.ts'

/**
 * The meaning of another agent's link. An embedded link takes precedence over words and numbers in other
 * parameters. Undefined: not such a page.
 */
export function readAgentLink(site: LinkSite, link: SplitLink, sites: LinkSites): Reading | undefined {
  return (
    (link.route && readPlace(site, link.route, sites)) ??
    readPlace(site, link, sites) ??
    readShortLink(link, sites)
  )
}

function readPlace(site: LinkSite, place: Place, sites: LinkSites): Reading | undefined {
  return (
    innerUrl(place, sites) ??
    agentShop(site, place) ??
    pathId(site, place) ??
    wordAndId(site, place) ??
    (OPAQUE_PAGE.test(place.page) ? { kind: 'opaque' } : undefined)
  )
}

/** Product pages with the agent's own number: the link does not identify the item. */
const OPAQUE_PAGE = /^\/(purchases\/\d{6,}(\/|$)|jiexi\.aspx$|api\/chaid\.aspx$)/

/** An agent's or a general shortener's link: its destination may be anything. */
export const readShortLink = (link: SplitLink, sites: LinkSites): Reading | undefined =>
  isShortHost(link.host, sites) && link.target.length > 2 ? { kind: 'redirect' } : undefined

/**
 * Family 1 (docs/rules/goods.md): the original link is inside. In a parameter made for it, it may lead to any
 * page; in any other parameter and in the path, only a link that we can read counts.
 */
function innerUrl({ path, page, params }: Place, sites: LinkSites): Reading | undefined {
  const named = innerLinks(params, INNER_PARAMS)
  const inner =
    named.length > 0
      ? named
      : embeddedLinks([path, ...params.map(({ raw }) => raw)]).filter((link) => isReadable(link, sites))
  if (inner.length > 0) return { kind: 'wrapped', inner }
  return params.some(({ name, raw }) => name === 'url' && isSecret(raw)) && !ACCOUNT_PAGE.test(page)
    ? { kind: 'opaque' }
    : undefined
}

const INNER_PARAMS = ['url', 'productlink', 'producturl']
const ACCOUNT_PAGE = /\/(?:login|register)$/

function isReadable(text: string, sites: LinkSites): boolean {
  const host = splitLink(text)?.host
  return (
    host !== undefined &&
    (marketplaceAt(host) !== undefined || siteAt(host, sites) !== undefined || isShortHost(host, sites))
  )
}

/**
 * Pandabuy's own formats: an encrypted link (`PJ…`) and an internal number (`PI…`). Only Pandabuy could
 * decode them.
 */
const isSecret = (raw: string): boolean => /^P(J[\w+/=%-]{20,}|I\d{3,})$/.test(decoded(raw))

/** Shops at agents (docs/rules/goods.md), by marketplace and shop id in the query or in the path. */
function agentShop(site: LinkSite, { path, page, params }: Place): Reading | undefined {
  const [, code, codedId] = /\/shop\/([a-z0-9_]{1,10})\/([\w-]+)$/i.exec(path) ?? []
  if (code !== undefined) return shop(site, code, codedId)
  const [, dashedId, dashedCode] = /\/store\/([\w-]{3,64})_(\d{1,2})$/.exec(path) ?? []
  if (dashedCode !== undefined) return shop(site, dashedCode, dashedId)

  if (!SHOP_PAGE.test(page)) return undefined
  const market = paramOf(params, ...MARKET_PARAMS)
  const sellerId = paramOf(params, ...SHOP_ID_PARAMS) ?? paramOf(params, ...SELLER_ID_PARAMS)
  return sellerId === undefined ? undefined : shop(site, market, sellerId)
}

function shop(site: LinkSite, word: string | undefined, id: string | undefined): Reading | undefined {
  const platform = marketOf(site, word)
  if (platform === undefined) return undefined
  return { kind: 'shop', platform, sellerId: id !== undefined && SHOP_ID.test(id) ? id : undefined }
}

const SHOP_PAGE = /\/(shops?|shopdetail|shop-detail|shopproducts|productlist|store|store\/list|search)$/
const MARKET_PARAMS = ['t', 'shop_type', 'shoptype', 'platform', 'platformtype', 'source', 'channel']
const SHOP_ID_PARAMS = ['shop_id', 'shopid', 'shop', 'id']
const SELLER_ID_PARAMS = ['sellerid']

/** Numbers, member ids (`b2b-…`) and shop names. Pandabuy writes `-1` where it knows only the shop's host. */
const SHOP_ID = /^[A-Za-z0-9][\w-]{2,63}$/
