import type { LinkSites } from './agents/sites.ts'
import { MARKETPLACES } from './marketplaces/by-host.ts'
import type { ParsedLink, Platform } from './parsed-link.ts'
import { isKnownHost } from './read-link.ts'

const DIGITS = new Map(MARKETPLACES.map(({ platform, idDigits }) => [platform, idDigits]))

/**
 * Whether a link may be incomplete: truncated by a chat that shows only its beginning, or broken by a blank.
 * A part of its number would name another product, so we ask the shopper and never accept it as it is.
 * `after` is the text behind the link.
 *
 * Truncation always affects the end. An id before `.html` or `&` is complete, however short; an id at the end
 * is suspect if it is shorter than the marketplace's numbers, if an ellipsis follows, or if digits after a
 * blank would extend it to a longer number.
 */
export function mayBeCut(result: ParsedLink, link: string, after: string, sites: LinkSites): boolean {
  if (!result.ok)
    return DOTS_NEXT.test(after) || (result.url === undefined && isBrokenAddress(link, after, sites))
  const { platform, itemId, canonicalUrl } = result.link
  const [least, most] = DIGITS.get(platform) ?? [0, Number.POSITIVE_INFINITY]
  if (itemId.length > most) return true
  const isAtEnd = link.endsWith(itemId)
  if (itemId.length < least && (isAtEnd || canonicalUrl.endsWith(itemId))) return true
  if (!isAtEnd) return false
  if (DOTS_NEXT.test(after)) return true
  const isWhole = hasUsualLength(platform, itemId)
  if (!isWhole && DOTS_BEHIND_BLANK.test(after)) return true
  const [, digits = '', goesOn] = DIGITS_BEHIND_BLANK.exec(after) ?? []
  return digits !== '' && (goesOn !== undefined || (!isWhole && itemId.length + digits.length <= most))
}

/**
 * Whether an id has the current number of digits of the marketplace, so that it cannot be the beginning of a
 * longer one.
 */
function hasUsualLength(platform: Platform, itemId: string): boolean {
  switch (platform) {
    case 'taobao':
    case 'tmall':
    case 'xianyu':
    case '1688':
      // Twelve-digit ids run up to 9…; thirteen-digit ids began with 10….
      return itemId.length > 12 || (itemId.length === 12 && itemId > '4')
    case 'weidian':
    case 'pinduoduo':
      return itemId.length >= 10
    default:
      return true
  }
}

/**
 * Whether a page of a known shop is not a product because its number contains dots or a blank, or ends in
 * digits that continue after a blank.
 */
const isBrokenAddress = (link: string, after: string, sites: LinkSites): boolean =>
  (BROKEN_INSIDE.test(link) || (/\d$/.test(link) && DIGITS_BEHIND_BLANK.test(after))) &&
  isKnownHost(HOST.exec(link)?.[1]?.toLowerCase() ?? '', sites)

const HOST = /^[a-z]+:\/\/([^/?#:]+)/i
const BROKEN_INSIDE = /(?:[=/]|%3D|%2F)\d{1,20}(?:%(?:25)?20\d|\+\d|%E2%80%A6|\[?\.{2})/i

const DOTS = '(?:…|⋯|\\.{2}|。{2}|·{2})'
const DOTS_NEXT = new RegExp(`^${DOTS}`)
const DOTS_BEHIND_BLANK = new RegExp(`^\\s${DOTS}`)
/** Does not match `2件`, `2pcs` or the `2.` of a list. */
const DIGITS_BEHIND_BLANK = /^\s{1,3}(\d{1,14})(?:(?=\s|$)|([&#?/]|\.html?\b))/
