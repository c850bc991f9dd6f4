import { sellsOutsideChina } from '../elsewhere.ts'
import { marketplaceAt, marketplaceOfApp } from '../marketplaces/by-host.ts'
import { isPublicName } from '../page-url.ts'
import { BUILT_IN } from './built-in.ts'
import type { LinkSite } from './link-site.ts'
import { type LinkSites, linkSites } from './sites.ts'

/** A site of the shop's own list: one added by staff, or one of the built-in list as they changed it. */
export type OwnSite = LinkSite & { isRead: boolean }

/** The sites whose links are read: the built-in list, with the shop's own rows over it. */
export function sitesWith(own: readonly OwnSite[]): LinkSites {
  const hosts = new Set(own.map(({ host }) => host))
  return linkSites([
    ...BUILT_IN.filter(({ host }) => !hosts.has(host)),
    ...own.filter(({ isRead }) => isRead),
  ])
}

/**
 * A host as it is compared: lower case, without blanks around it, and without the `www.` and `m.` that are
 * read anyway.
 */
export function tidyHost(kind: LinkSite['kind'], text: string): string {
  const host = text.trim().toLowerCase().replace(/\.$/, '')
  return kind === 'agent' || kind === 'photos' ? host.replace(/^(?:www|m)\.(?=[^.]+\.)/, '') : host
}

/**
 * Why a tidied host cannot be in the list: not a host or scheme at all, that of a marketplace or another
 * known shop, or the shop's own.
 */
export function whyNotLinkSite(
  { kind, host }: Pick<LinkSite, 'kind' | 'host'>,
  ownHost: string,
): SiteIssue | null {
  if (kind === 'app') {
    if (!SCHEME.test(host) || NO_APP.test(host)) return 'link_site_host'
    return marketplaceOfApp(host) ? 'link_site_marketplace' : null
  }
  if (host.length > 253 || !HOST.test(host) || !isPublicName(host)) return 'link_site_host'
  if (marketplaceAt(host) || sellsOutsideChina(host)) return 'link_site_marketplace'
  return isUnder(host, ownHost) || isUnder(ownHost, host) ? 'link_site_own' : null
}
type SiteIssue = 'link_site_host' | 'link_site_marketplace' | 'link_site_own'

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`)

/** Names of letters, digits and hyphens, not written in Punycode, which could look like another name. */
const HOST = /^(?:(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!xn--)[a-z]{2,24}$/
const SCHEME = /^[a-z][a-z0-9+.-]{1,39}$/
const NO_APP =
  /^(?:https?|wss?|ftps?|sftp|ssh|file|filesystem|data|blob|javascript|vbscript|about|mailto|tel|sms|intent|content|view-source)$/
