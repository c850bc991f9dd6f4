/** Marketplaces whose item ids the product understands. */
export const PLATFORMS = [
  'taobao',
  'tmall',
  '1688',
  'weidian',
  'jd',
  'pinduoduo',
  'xianyu',
  'douyin',
  'kuaishou',
  'xiaohongshu',
  'dewu',
  'suning',
  'vip',
  'youzan',
  'yupoo',
  'dangdang',
] as const
export type Platform = (typeof PLATFORMS)[number]

/** One item of one marketplace. Two links to the same item have the same `platform` and `itemId`. */
export type ProductLink = {
  platform: Platform
  itemId: string
  /** Rebuilt only from the platform and validated ids: it contains nothing else from the pasted text. */
  canonicalUrl: string
  /** The shop or seller, in the id space that the marketplace's link uses. */
  sellerId?: string | undefined
  /** The chosen variant, where the link names one. */
  skuId?: string | undefined
  /** The other agent whose link was unwrapped, for example `superbuy`. */
  viaAgent?: string | undefined
}

/**
 * Why no item was found.
 * - `no_link`: no link in the text. `platform` is set when a Taobao or Tmall share code without a link was
 *   recognised.
 * - `not_a_product`: a link, but not to an item that we can read. `url` is set when it is an ordinary page of
 *   another shop.
 * - `unsupported_scheme`: not a web address. `platform` is set for a mini program of a known marketplace.
 * - `cut_link`: an incomplete address, which could name another product. `platform` is set where known.
 * - `outside_china`: a shop that sells outside China.
 * - `album`: a seller's pictures, at `url`; the goods in them are sold elsewhere.
 * - `shop_or_search`: a shop or a list of search results on `platform`.
 * - `needs_redirect`: a short link, to be followed from `url` (https, a host of the closed list) and parsed
 *   again.
 * - `blocked`: a short link that was followed and ended at a marketplace's log-in or robot check.
 */
export type NoItemReason =
  | 'no_link'
  | 'not_a_product'
  | 'unsupported_scheme'
  | 'cut_link'
  | 'outside_china'
  | 'album'
  | 'shop_or_search'
  | 'needs_redirect'
  | 'blocked'

export type NoItem = {
  ok: false
  reason: NoItemReason
  platform?: Platform | undefined
  /**
   * `needs_redirect`: the address to follow. `not_a_product` and `album`: the cleaned address of the page.
   */
  url?: string | undefined
  sellerId?: string | undefined
  /** The other agent whose product page or shop page it is. */
  viaAgent?: string | undefined
}

export type ParsedLink = { ok: true; link: ProductLink } | NoItem
