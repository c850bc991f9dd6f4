/** The marketplaces for which agents use their own numbers. */
export const CODED_MARKETS = ['taobao', 'tmall', '1688', 'weidian'] as const
export type CodedMarket = (typeof CODED_MARKETS)[number]

/**
 * What a site is:
 * - `agent`: another shopping agent, whose product links stand for a marketplace's;
 * - `photos`: a gallery of inspection photos or a search engine, whose links do too;
 * - `short`: a host that serves nothing but short links;
 * - `app`: an app, whose own links (`host` is their scheme) carry a web link.
 */
export const SITE_KINDS = ['agent', 'photos', 'short', 'app'] as const

/** A site whose links are read, beside the marketplaces themselves. */
export type LinkSite = {
  kind: (typeof SITE_KINDS)[number]
  /** The domain, which is answered at the bare domain, `www.` and `m.`; of short links, the exact host; of an app, its scheme. */
  host: string
  /** The value of `viaAgent`. Empty for sites that are not agents. */
  name: string
  /** The meaning of an agent's numbers for marketplaces, where it uses numbers. */
  codes: Readonly<Record<string, CodedMarket>>
}
