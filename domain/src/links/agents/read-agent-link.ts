import type { Reading } from '../marketplaces/marketplace.ts'
import type { Place, SplitLink } from '../split-link.ts'
import { innerUrl } from './inner-url.ts'
import { pathId } from './path-id.ts'
import { agentShop } from './shops.ts'
import type { LinkSite } from './link-site.ts'
import { isShortHost, type LinkSites } from './sites.ts'
import { wordAndId } from './word-and-id.ts'

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
