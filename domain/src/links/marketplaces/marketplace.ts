import type { Platform, ProductLink } from '../parsed-link.ts'
import type { SplitLink } from '../split-link.ts'

/** What a link was recognised as. */
export type Reading =
  | { kind: 'item'; link: ProductLink }
  /** A shop, or a list of search results. */
  | { kind: 'shop'; platform: Platform; sellerId?: string | undefined }
  /** A short or share link, which must be followed to find out. */
  | { kind: 'redirect'; platform?: Platform | undefined }
  /** A link that contains another. Each text is one possible decoding of it, likeliest first. */
  | { kind: 'wrapped'; inner: readonly string[] }
  /** A product page whose link does not identify the item. */
  | { kind: 'opaque' }

/**
 * One marketplace: the format of its links, numbers and pages. CONTRIBUTING.md says what else a new one
 * needs.
 */
export type Marketplace = {
  platform: Platform
  /**
   * Its domains. A domain covers its subdomains, so `taobao.com` covers `item.taobao.com`; the longest match
   * wins.
   */
  domains: readonly string[]
  /** Schemes of its app's own links. */
  appSchemes?: readonly string[]
  /** The smallest and largest number of digits of its ids, covering all known ones (docs/rules/goods.md). */
  idDigits?: readonly [least: number, most: number]
  /** The format of an item's number as read from any accepted link; used by `isItemNumber`. */
  itemId: RegExp
  /** Hosts to which it redirects unknown visitors instead of showing the product. */
  wallHosts?: readonly string[]
  /** The name of its WeChat mini program. */
  miniProgram?: string
  /** Reads a link on one of its hosts. Undefined: one of its pages, but not a product, shop or search. */
  read: (link: SplitLink) => Reading | undefined
}

/** Parses a marketplace id: ASCII digits without a leading zero, 5 to 15 of them by default. */
export function idOf(text: string | undefined, minDigits = 5, maxDigits = 15): string | undefined {
  if (text === undefined || text.length < minDigits || text.length > maxDigits) return undefined
  return /^[1-9][0-9]*$/.test(text) ? text : undefined
}

/** The first capture group of an expression in a page or path. */
export const partOf = (text: string, shape: RegExp): string | undefined => shape.exec(text)?.[1]

/** Whether a page is a shop's front page, on hosts named after the shop. */
export const isFrontPage = (page: string): boolean => page === '' || /^\/index\.html?$/.test(page)
