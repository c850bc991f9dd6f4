import { embeddedLinks, innerLinks } from '../inner-links.ts'
import { marketplaceAt } from '../marketplaces/by-host.ts'
import type { Reading } from '../marketplaces/marketplace.ts'
import { decoded } from '../params.ts'
import { splitLink, type Place } from '../split-link.ts'
import { isShortHost, siteAt, type LinkSites } from './sites.ts'

/**
 * Family 1 (docs/rules/goods.md): the original link is inside. In a parameter made for it, it may lead to any
 * page; in any other parameter and in the path, only a link that we can read counts.
 */
export function innerUrl({ path, page, params }: Place, sites: LinkSites): Reading | undefined {
  const named = innerLinks(params, PARAMS)
  const inner =
    named.length > 0
      ? named
      : embeddedLinks([path, ...params.map(({ raw }) => raw)]).filter((link) => isReadable(link, sites))
  if (inner.length > 0) return { kind: 'wrapped', inner }
  return params.some(({ name, raw }) => name === 'url' && isSecret(raw)) && !ACCOUNT.test(page)
    ? { kind: 'opaque' }
    : undefined
}

const PARAMS = ['url', 'productlink', 'producturl']
const ACCOUNT = /\/(?:login|register)$/

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
