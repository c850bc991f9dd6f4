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
  /**
   * The domain, which is answered at the bare domain, `www.` and `m.`; of short links, the exact host; of an
   * app, its scheme.
   */
  host: string
  /** The value of `viaAgent`. Empty for sites that are not agents. */
  name: string
  /** The meaning of an agent's numbers for marketplaces, where it uses numbers. */
  codes: Readonly<Record<string, CodedMarket>>
}

/** The numbers of a site for marketplaces, written as `0=1688 1=taobao`. Undefined if they cannot be read. */
export function codesIn(text: string): Record<string, CodedMarket> | undefined {
  const codes: Record<string, CodedMarket> = {}
  for (const pair of text.split(/[\s,;，；]+/).filter(Boolean)) {
    const [, code = '', word] = /^(\d{1,3})[=:：]([a-z0-9]+)$/i.exec(pair) ?? []
    const market = CODED_MARKETS.find((entry) => entry === word?.toLowerCase())
    if (market === undefined) return undefined
    codes[code] = market
  }
  return Object.keys(codes).length <= CODES_MAX ? codes : undefined
}
const CODES_MAX = 10
