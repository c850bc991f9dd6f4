import { mayBeCut } from './doubt.ts'
import { type FoundLink, findLinks } from './find-links.ts'
import type { NoItem, ParsedLink } from './parsed-link.ts'
import { readLink } from './read-link.ts'
import { appNamedIn, miniProgramIn, shareCodeIn } from './share-text.ts'

/** The longest text that is parsed, in UTF-16 units. */
export const LINK_TEXT_MAX = 4_000

/**
 * The first product link in any text that a shopper may paste, or why there is none. Never throws; takes time linear in the length of
 * the text. A text longer than LINK_TEXT_MAX is not truncated but yields `no_link`: truncation could leave half an id, which is another item.
 *
 * A link that names its item is preferred to a shortener that reveals no marketplace, regardless of position; then follow links
 * that may be cut off, shops and search pages, other web pages, shops abroad, and links that are not web links.
 */
export function parseLink(text: string): ParsedLink {
  if (text.length > LINK_TEXT_MAX) return NO_LINK
  const clean = cleaned(text)
  let best: NoItem = NO_LINK
  for (const found of findLinks(clean)) {
    const result = readFound(clean, found)
    if (result.ok) return result
    if (result.reason === 'needs_redirect' && result.platform !== undefined) return result
    if (weightOf(result) > weightOf(best)) best = result
  }
  if (weightOf(best) > weightOf(ANY_PAGE)) return best
  return withoutLink(clean) ?? best
}

const NO_LINK: NoItem = { ok: false, reason: 'no_link' }
const ANY_PAGE: NoItem = { ok: false, reason: 'not_a_product', url: '' }

/** The meaning of one link of a cleaned text, given the words around it. */
export function readFound(text: string, { link, end }: FoundLink): ParsedLink {
  const result = readLink(link)
  if (mayBeCut(result, link, text.slice(end, end + 20))) return cut(result)
  return !result.ok && result.reason === 'needs_redirect' ? nameByApp(result, text) : result
}

const cut = (result: ParsedLink): NoItem => ({
  ok: false,
  reason: 'cut_link',
  platform: result.ok ? result.link.platform : result.platform,
})

/** The text without invisible marks, with the punctuation of a Chinese keyboard converted to that of addresses. */
export function cleaned(text: string): string {
  const visible = text.replace(INVISIBLE, '')
  if (!/[？＝＆]/.test(visible)) return visible
  return visible
    .replace(/(?<=[A-Za-z_])＝(?=[A-Za-z0-9%])/g, '=')
    .replace(/(?<=[A-Za-z0-9_./-])？(?=[A-Za-z_]{1,20}=)/g, '?')
    .replace(/(?<=[A-Za-z0-9_%-])＆(?=[A-Za-z_]{1,20}=)/g, '&')
}

/** Invisible marks that copying leaves behind: soft hyphens, zero-width and direction marks, emoji variants. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\ufe0e|\ufe0f/g

/** How informative a failed link is. */
function weightOf({ reason, url }: NoItem): number {
  switch (reason) {
    case 'needs_redirect':
    case 'blocked':
      return 7
    case 'cut_link':
      return 6
    case 'shop_or_search':
      return 5
    case 'album':
      return 4
    case 'outside_china':
      return 3
    case 'not_a_product':
      return url === undefined ? 2 : 4
    case 'unsupported_scheme':
      return 1
    case 'no_link':
      return 0
  }
}

/** All apps of the Taobao family share `m.tb.cn` links; the words before the link name the app. */
function nameByApp(result: NoItem, text: string): NoItem {
  const isShared = result.platform === 'taobao' && /^https:\/\/[a-z]\.tb\.cn\//.test(result.url ?? '')
  return isShared ? { ...result, platform: appNamedIn(text) ?? result.platform } : result
}

/** Share texts whose item is behind a code instead of a link. */
function withoutLink(text: string): NoItem | undefined {
  const code = shareCodeIn(text)
  if (code) return { ok: false, reason: 'no_link', platform: code }
  const program = miniProgramIn(text)
  return program && { ok: false, reason: 'unsupported_scheme', platform: program }
}
