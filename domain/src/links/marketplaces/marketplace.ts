import type { Platform, ProductLink } from '../parsed-link.ts'
import type { SplitLink } from '../split-link.ts'

/** What a link turns out to be. */
export type Reading =
  | { kind: 'item'; link: ProductLink }
  /** A shop, or a list of search results. */
  | { kind: 'shop'; platform: Platform; sellerId?: string | undefined }
  /** A short or share link: it must be followed to know. */
  | { kind: 'redirect'; platform?: Platform | undefined }
  /** Another link inside. Each text is one way to decode it, the likeliest first. */
  | { kind: 'wrapped'; inner: readonly string[] }
  /** A product page whose item cannot be told from the link. */
  | { kind: 'opaque' }

/** One marketplace: what its links, its numbers and its pages look like. CONTRIBUTING.md says what else a new one needs. */
export type Marketplace = {
  platform: Platform
  /** Names it owns. A name covers the hosts below it, so `taobao.com` covers `item.taobao.com`; the longest name wins. */
  domains: readonly string[]
  /** Schemes of its app's own links. */
  appSchemes?: readonly string[]
  /** How many digits its numbers have: its smallest and largest known ones are within these (docs/rules/goods.md). */
  idDigits?: readonly [least: number, most: number]
  /** What an item's number looks like at the end of any link that is taken: `isItemNumber` is asked by it. */
  itemId: RegExp
  /** Hosts to which it sends a visitor whom it does not know, instead of showing the product. */
  wallHosts?: readonly string[]
  /** What its mini program in WeChat is called. */
  miniProgram?: string
  /** Reads a link on one of its hosts. Undefined: one of its pages, but no product, shop or search. */
  read: (link: SplitLink) => Reading | undefined
}

/** A number as marketplaces write ids: ASCII digits, no leading zero, 5 to 15 of them unless said otherwise. */
export function idOf(text: string | undefined, minDigits = 5, maxDigits = 15): string | undefined {
  if (text === undefined || text.length < minDigits || text.length > maxDigits) return undefined
  return /^[1-9][0-9]*$/.test(text) ? text : undefined
}

/** The first bracket of an expression in a page or path. */
export const partOf = (text: string, shape: RegExp): string | undefined => shape.exec(text)?.[1]

/** A shop's front pages, on hosts where the shop's name is the host. */
export const isFrontPage = (page: string): boolean => page === '' || /^\/index\.html?$/.test(page)
