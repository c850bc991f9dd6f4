import type { Reading } from '../marketplaces/marketplace.ts'
import type { Place, SplitLink } from '../split-link.ts'
import type { Agent } from './agents.ts'
import { innerUrl } from './inner-url.ts'
import { pathId } from './path-id.ts'
import { isShortHost } from './short-hosts.ts'
import { agentShop } from './shops.ts'
import { wordAndId } from './word-and-id.ts'

/** The meaning of another agent's link. An embedded link takes precedence over words and numbers in other parameters. Undefined: not such a page. */
export function readAgentLink(agent: Agent, link: SplitLink): Reading | undefined {
  return (link.route && readPlace(agent, link.route)) ?? readPlace(agent, link) ?? readShortLink(link)
}

function readPlace(agent: Agent, place: Place): Reading | undefined {
  return (
    innerUrl(place) ??
    agentShop(agent, place) ??
    pathId(agent, place) ??
    wordAndId(agent, place) ??
    (OPAQUE_PAGE.test(place.page) ? { kind: 'opaque' } : undefined)
  )
}

/** Product pages with the agent's own number: the link does not identify the item. */
const OPAQUE_PAGE = /^\/(purchases\/\d{6,}(\/|$)|jiexi\.aspx$|api\/chaid\.aspx$)/

/** An agent's or a general shortener's link: its destination may be anything. */
export const readShortLink = (link: SplitLink): Reading | undefined =>
  isShortHost(link.host) && link.target.length > 2 ? { kind: 'redirect' } : undefined
