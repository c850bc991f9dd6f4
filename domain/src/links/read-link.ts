import { readAgentLink, readShortLink } from './agents/read-agent-link.ts'
import type { LinkSite } from './agents/link-site.ts'
import { BUILT_IN_SITES, isShortHost, siteAt, type LinkSites } from './agents/sites.ts'
import { isAlbum, sellsOutsideChina } from './elsewhere.ts'
import { readExit } from './exits.ts'
import { embeddedLinks } from './inner-links.ts'
import { marketplaceAt, marketplaceOfApp } from './marketplaces/by-host.ts'
import type { Reading } from './marketplaces/marketplace.ts'
import { pageUrl } from './page-url.ts'
import type { NoItem, ParsedLink } from './parsed-link.ts'
import { splitLink, type SplitLink } from './split-link.ts'

/**
 * How many levels of nested links are followed, because agents wrap each other's links, and how many links
 * inside one are read.
 */
const MOST_WRAPPINGS = 5
const MOST_INNER_LINKS = 40

/**
 * What the reading of one pasted link has left: the sites it may meet, and how many more links it may read.
 */
type Reader = { sites: LinkSites; left: number }

/** The meaning of one link (`scheme://…`). */
export const readLink = (text: string, sites: LinkSites = BUILT_IN_SITES): ParsedLink =>
  readNested(text, { sites, left: MOST_INNER_LINKS }, 0)

function readNested(text: string, reader: Reader, depth: number): ParsedLink {
  const { sites } = reader
  const scheme = text.slice(0, text.indexOf(':')).toLowerCase()
  const app = marketplaceOfApp(scheme)
  const isApp = app !== undefined || sites.schemes.has(scheme)
  if (!isApp && scheme !== 'https' && scheme !== 'http') return { ok: false, reason: 'unsupported_scheme' }

  const link = splitLink(text)
  if (!link) return { ok: false, reason: 'not_a_product', url: isApp ? undefined : pageUrl(text) }
  const on = (reading: Reading | undefined) => conclude(reading, link, reader, depth)
  if (isApp) return on(app?.read(link) ?? insideApp(link))
  const marketplace = marketplaceAt(link.host)
  if (marketplace) return on(marketplace.read(link))
  const site = siteAt(link.host, sites)
  if (site) return throughSite(site, readAgentLink(site, link, sites), on)
  const reading = readShortLink(link, sites) ?? readExit(link)
  if (reading) return on(reading)
  if (sellsOutsideChina(link.host)) return { ok: false, reason: 'outside_china' }
  const url = pageUrl(text)
  return { ok: false, reason: url !== undefined && isAlbum(link.host) ? 'album' : 'not_a_product', url }
}

/**
 * Whether we can read links on this host, so that it counts as a link even without a preceding `https://`.
 */
export const isKnownHost = (host: string, sites: LinkSites = BUILT_IN_SITES): boolean =>
  marketplaceAt(host) !== undefined ||
  siteAt(host, sites) !== undefined ||
  isShortHost(host, sites) ||
  isAlbum(host) ||
  sellsOutsideChina(host)

/** The web link in an app's own link: the link itself, if it names a marketplace's host, or one inside. */
function insideApp({ host, target, path, params }: SplitLink): Reading | undefined {
  const inner = marketplaceAt(host)
    ? [`https://${host}${target}`]
    : embeddedLinks([path, ...params.map(({ raw }) => raw)])
  return inner.length === 0 ? undefined : { kind: 'wrapped', inner }
}

function throughSite(
  { name }: LinkSite,
  reading: Reading | undefined,
  on: (reading: Reading | undefined) => ParsedLink,
): ParsedLink {
  const result = on(reading)
  if (!reading || name === '') return result
  return result.ok ? { ok: true, link: { ...result.link, viaAgent: name } } : { ...result, viaAgent: name }
}

function conclude(reading: Reading | undefined, link: SplitLink, reader: Reader, depth: number): ParsedLink {
  switch (reading?.kind) {
    case 'item':
      return { ok: true, link: reading.link }
    case 'shop':
      return { ok: false, reason: 'shop_or_search', platform: reading.platform, sellerId: reading.sellerId }
    case 'redirect':
      return redirect(link, reading.platform)
    case 'wrapped':
      return unwrap(reading.inner, reader, depth)
    case 'opaque':
    case undefined:
      return NOT_A_PRODUCT
  }
}

const NOT_A_PRODUCT: NoItem = { ok: false, reason: 'not_a_product' }

/** Always uses https, whatever the text said. */
function redirect({ host, target }: SplitLink, platform: NoItem['platform']): NoItem {
  const url = `https://${host}${target}`
  return URL.canParse(url)
    ? { ok: false, reason: 'needs_redirect', platform, url: new URL(url).href }
    : NOT_A_PRODUCT
}

/** The result of the first decoding that leads somewhere, else that of the first decoding. */
function unwrap(inner: readonly string[], reader: Reader, depth: number): ParsedLink {
  let first: ParsedLink | undefined
  for (const text of inner) {
    if (depth >= MOST_WRAPPINGS || reader.left-- <= 0) break
    const result = readNested(text, reader, depth + 1)
    if (result.ok || result.reason !== 'not_a_product') return result
    first ??= result
  }
  return first ?? NOT_A_PRODUCT
}
