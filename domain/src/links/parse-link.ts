import { BUILT_IN_SITES, type LinkSites } from './agents/sites.ts'
import { mayBeCut } from './doubt.ts'
import { type FoundLink, findLinks } from './find-links.ts'
import { PASTED_LINKS_MAX } from './limits.ts'
import type { NoItem, ParsedLink } from './parsed-link.ts'
import { readLink } from './read-link.ts'
import { appNamedIn, miniProgramIn, shareCodeIn } from './share-text.ts'

/**
 * The first product link in any text that a shopper may paste, or why there is none. Never throws; takes time
 * linear in the length of the text, of which it reads the first PASTED_LINKS_MAX links. `sites` are the
 * agents and other sites it knows beside the marketplaces.
 *
 * A link that names its item is preferred to a shortener that reveals no marketplace, regardless of position;
 * then follow links that may be cut off, shops and search pages, other web pages, shops abroad, and links
 * that are not web links.
 */
export function parseLink(text: string, sites: LinkSites = BUILT_IN_SITES): ParsedLink {
  const clean = cleaned(text)
  const found = findLinks(clean, sites, PASTED_LINKS_MAX)
  return bestOf(
    clean,
    found.map((_, at) => () => readFound(clean, found, at, sites)),
  )
}

/** The result that a text is about, of those of its links, which are read as far as necessary. */
export function bestOf(text: string, results: readonly (() => ParsedLink)[]): ParsedLink {
  let best: NoItem = NO_LINK
  for (const read of results) {
    const result = read()
    if (result.ok) return result
    if (result.reason === 'needs_redirect' && result.platform !== undefined) return result
    if (weightOf(result) > weightOf(best)) best = result
  }
  if (weightOf(best) > weightOf(ANY_PAGE)) return best
  return withoutLink(text) ?? best
}

const NO_LINK: NoItem = { ok: false, reason: 'no_link' }
const ANY_PAGE: NoItem = { ok: false, reason: 'not_a_product', url: '' }

/** The meaning of one of the links found in a cleaned text, given the words around it. */
export function readFound(
  text: string,
  found: readonly FoundLink[],
  at: number,
  sites: LinkSites,
): ParsedLink {
  const { link = '', start = 0, end = 0 } = found[at] ?? {}
  const result = readLink(link, sites)
  if (mayBeCut(result, link, text.slice(end, end + 20), sites)) return cut(result)
  if (result.ok || result.reason !== 'needs_redirect') return result
  const before = text.slice(Math.max(found[at - 1]?.end ?? 0, start - WORDS_AROUND), start)
  return nameByApp(
    result,
    before,
    text.slice(end, Math.min(found[at + 1]?.start ?? text.length, end + WORDS_AROUND)),
  )
}

/** How far from a link the app that shared it may be named. */
const WORDS_AROUND = 400

const cut = (result: ParsedLink): NoItem => ({
  ok: false,
  reason: 'cut_link',
  platform: result.ok ? result.link.platform : result.platform,
})

/**
 * The text without invisible marks, with the punctuation of a Chinese keyboard converted to that of
 * addresses.
 */
export function cleaned(text: string): string {
  const visible = text.replace(INVISIBLE, '')
  if (!/[？＝＆：／]/.test(visible)) return visible
  return visible
    .replace(/(?<=https?)(?:：[/／]{2}|:／{2})/gi, '://')
    .replace(/(?<=[A-Za-z_])＝(?=[A-Za-z0-9%])/g, '=')
    .replace(/(?<=[A-Za-z0-9_./-])？(?=[A-Za-z_]{1,20}=)/g, '?')
    .replace(/(?<=[A-Za-z0-9_%-])＆(?=[A-Za-z_]{1,20}=)/g, '&')
}

/**
 * Invisible marks that copying leaves behind: soft hyphens, zero-width and direction marks, emoji variants.
 */
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

/** All apps of the Taobao family share `m.tb.cn` links; the words around the link name the app. */
function nameByApp(result: NoItem, before: string, after: string): NoItem {
  const isShared = result.platform === 'taobao' && /^https:\/\/[a-z]\.tb\.cn\//.test(result.url ?? '')
  return isShared ? { ...result, platform: appNamedIn(before, after) ?? result.platform } : result
}

/** Share texts whose item is behind a code instead of a link. */
function withoutLink(text: string): NoItem | undefined {
  const code = shareCodeIn(text)
  if (code) return { ok: false, reason: 'no_link', platform: code }
  const program = miniProgramIn(text)
  return program && { ok: false, reason: 'unsupported_scheme', platform: program }
}
