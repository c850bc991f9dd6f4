import { agentAt, type Agent } from './agents/agents.ts'
import { readAgentLink, readShortLink } from './agents/read-agent-link.ts'
import { isShortHost } from './agents/short-hosts.ts'
import { isAlbum, sellsOutsideChina } from './elsewhere.ts'
import { readExit } from './exits.ts'
import { marketplaceAt, marketplaceOfApp } from './marketplaces/by-host.ts'
import type { Reading } from './marketplaces/marketplace.ts'
import { pageUrl } from './page-url.ts'
import type { NoItem, ParsedLink } from './parsed-link.ts'
import { splitLink, type SplitLink } from './split-link.ts'

/** How many levels of nested links are followed: agents wrap each other's links. */
const MOST_WRAPPINGS = 3

/** The meaning of one link (`scheme://…`). */
export function readLink(text: string, wrappings = 0): ParsedLink {
  const scheme = text.slice(0, text.indexOf(':')).toLowerCase()
  const app = marketplaceOfApp(scheme)
  if (!app && scheme !== 'https' && scheme !== 'http') return { ok: false, reason: 'unsupported_scheme' }

  const link = splitLink(text)
  if (!link) return { ok: false, reason: 'not_a_product', url: pageUrl(text) }
  const marketplace = app ?? marketplaceAt(link.host)
  if (marketplace) return conclude(marketplace.read(link), link, wrappings)
  const agent = agentAt(link.host)
  if (agent) return throughAgent(agent, link, wrappings)
  const reading = readShortLink(link) ?? readExit(link)
  if (reading) return conclude(reading, link, wrappings)
  if (sellsOutsideChina(link.host)) return { ok: false, reason: 'outside_china' }
  const url = pageUrl(text)
  return { ok: false, reason: url !== undefined && isAlbum(link.host) ? 'album' : 'not_a_product', url }
}

/** Whether we can read links on this host, so that it counts as a link even without a preceding `https://`. */
export const isKnownHost = (host: string): boolean =>
  marketplaceAt(host) !== undefined ||
  agentAt(host) !== undefined ||
  isShortHost(host) ||
  isAlbum(host) ||
  sellsOutsideChina(host)

function throughAgent(agent: Agent, link: SplitLink, wrappings: number): ParsedLink {
  const reading = readAgentLink(agent, link)
  const result = conclude(reading, link, wrappings)
  if (!reading || agent.name === undefined) return result
  return result.ok
    ? { ok: true, link: { ...result.link, viaAgent: agent.name } }
    : { ...result, viaAgent: agent.name }
}

function conclude(reading: Reading | undefined, link: SplitLink, wrappings: number): ParsedLink {
  switch (reading?.kind) {
    case 'item':
      return { ok: true, link: reading.link }
    case 'shop':
      return { ok: false, reason: 'shop_or_search', platform: reading.platform, sellerId: reading.sellerId }
    case 'redirect':
      return redirect(link, reading.platform)
    case 'wrapped':
      return unwrap(reading.inner, wrappings)
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
function unwrap(inner: readonly string[], wrappings: number): ParsedLink {
  if (wrappings >= MOST_WRAPPINGS) return NOT_A_PRODUCT
  let first: ParsedLink | undefined
  for (const text of inner) {
    const result = readLink(text, wrappings + 1)
    if (result.ok || result.reason !== 'not_a_product') return result
    first ??= result
  }
  return first ?? NOT_A_PRODUCT
}
