import { BUILT_IN } from './built-in.ts'
import type { LinkSite } from './link-site.ts'

/** The sites by what a link shows of them. */
export type LinkSites = {
  pages: ReadonlyMap<string, LinkSite>
  shortHosts: ReadonlySet<string>
  schemes: ReadonlySet<string>
}

/** Prepares a list of sites for reading links. */
export function linkSites(all: readonly LinkSite[]): LinkSites {
  const hostsOf = (kind: LinkSite['kind']) => all.filter((site) => site.kind === kind).map(({ host }) => host)
  return {
    pages: new Map(
      all.filter(({ kind }) => kind === 'agent' || kind === 'photos').map((site) => [site.host, site]),
    ),
    shortHosts: new Set(hostsOf('short')),
    schemes: new Set(hostsOf('app')),
  }
}

export const BUILT_IN_SITES: LinkSites = linkSites(BUILT_IN)

/** The agent or gallery at a host, which is matched whole: `buy.pandabuy.com` is not in the table. */
export function siteAt(host: string, sites: LinkSites): LinkSite | undefined {
  const name = host.startsWith('www.') ? host.slice(4) : host.startsWith('m.') ? host.slice(2) : host
  return sites.pages.get(name)
}

/** Services that give each customer a subdomain: `pandabuy.page.link`, `allchinabuy.allapp.link`. */
const CUSTOMER_HOST = /^[a-z0-9-]+\.(?:page|allapp)\.link$/

/** Whether a host serves nothing but short links. They name no marketplace. */
export const isShortHost = (host: string, sites: LinkSites): boolean =>
  sites.shortHosts.has(host) || CUSTOMER_HOST.test(host)
