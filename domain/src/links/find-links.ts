import { BUILT_IN_SITES, type LinkSites } from './agents/sites.ts'
import { decodings } from './inner-links.ts'
import { LINK_TEXT_MAX } from './limits.ts'
import { isKnownHost } from './read-link.ts'

/** A link and its position in the text: `end` is behind its last character. */
export type FoundLink = { link: string; start: number; end: number }

/**
 * The links in a text, at most `most`, in order, each with its scheme (which need not be a web scheme).
 *
 * A link ends at white space, quotes, Chinese characters, full-width punctuation and emoji, at a bracket that
 * it did not open, and before punctuation that ends a sentence. The inside of a link is never taken for a
 * separate link: only the host that a browser would open counts.
 */
export function findLinks(
  text: string,
  sites: LinkSites = BUILT_IN_SITES,
  most = Number.POSITIVE_INFINITY,
): FoundLink[] {
  const found: FoundLink[] = []
  const whole = text.trim()
  for (let at = 0; at < text.length && found.length < most;) {
    const start = skipTo(text, at, isLinkCharacter)
    let end = skipTo(text, start, isBoundary)
    const run = end - start > LINK_TEXT_MAX ? '' : text.slice(start, end)
    if (OTHER_SCHEME.test(run)) {
      found.push({ link: run, start, end })
      end = skipTo(text, end, isSpace)
    } else if (run.includes('.') || run.includes('://')) {
      findInRun(run, start, run === whole, sites, found)
    }
    at = end
  }
  return found.slice(0, most)
}

/**
 * Links with these schemes extend to the next white space: a script or a mail address that contains a product
 * link is not a product link.
 */
const OTHER_SCHEME =
  /^[([{'*_~]{0,4}(?:javascript|vbscript|data|blob|file|filesystem|about|mailto|tel|sms|intent|view-source|ftp):/i

/**
 * Finds the links in a run of link characters, for example `[https://a](https://a)` or
 * `weidian.com/item.html?itemID=7`.
 */
function findInRun(
  run: string,
  offset: number,
  isWholeText: boolean,
  sites: LinkSites,
  found: FoundLink[],
): void {
  for (let at = 0; at < run.length;) {
    at = skipTo(run, at, isNotLeading)
    const head = run.slice(at, at + 260)
    const label = LABEL.exec(head)?.[0]
    if (label !== undefined) {
      at += label.length
      continue
    }
    if (ENCODED.test(head)) {
      const [link] = decodings(run.slice(at))
      if (link !== undefined) found.push({ link, start: offset + at, end: offset + run.length })
      return
    }
    const bareHost = BARE_HOST.exec(head)?.[0].toLowerCase()
    const start = bareHost === undefined ? schemeStart(run, at) : at
    if (start === undefined) return
    const end = linkEnd(run, bareHost === undefined ? run.indexOf('://', start) + 3 : start)
    const link = trimmed(run.slice(start, end))
    const place = { start: offset + start, end: offset + start + link.length }
    if (bareHost === undefined) {
      if (!link.endsWith('://')) found.push({ link, ...place })
    } else if (isKnownHost(bareHost, sites) || bareHost.startsWith('www.') || (isWholeText && at === 0)) {
      found.push({ link: `https://${link}`, ...place })
    }
    at = end
  }
}

/** Characters that may precede a link without belonging to it. */
const LEADING = "([{'*_~|,;:!.-=/+&@"
const isNotLeading = (code: number): boolean => !LEADING.includes(String.fromCharCode(code))

/** A label directly before a link: `W2C:`, `url=`. The scheme of a link is not a label. */
const LABEL = /^[\w-]{1,24}[:=](?!\/\/)/

/** A link that was percent-encoded as a whole. */
const ENCODED = /^https?%(?:25){0,2}3a%/i

/** A host name at the start, followed by a character that may end one. */
const BARE_HOST = /^(?:[a-z0-9-]+\.)+[a-z]{2,24}(?=[/?#,;!)\]]|:(?!\/\/)|\.?$)/i

/**
 * The start of the scheme before the next `://`. A label may directly precede http and https (`W2C-https`,
 * `0927https`), unless it ends in a letter, which would make another scheme. Undefined if there is no scheme,
 * or if the preceding characters make the link a part of a larger address.
 */
function schemeStart(run: string, from: number): number | undefined {
  const colon = run.indexOf('://', from)
  if (colon < 0) return undefined
  const word = /[a-z0-9+.-]*$/i.exec(run.slice(Math.max(from, colon - 24), colon))?.[0] ?? ''
  const scheme = /(?:^|[^a-z+])(https?)$/i.exec(word)?.[1] ?? word.replace(/^[^a-z]+/i, '')
  const schemeAt = colon - scheme.length
  return scheme === '' || PART_OF_SOMETHING.test(run.slice(from, schemeAt)) ? undefined : schemeAt
}

const PART_OF_SOMETHING = /[@\\?#%]|\/\//

/** The end of a link within its run, starting from a position after its scheme. */
function linkEnd(run: string, from: number): number {
  const limit = nextLink(run, from)
  if (!BRACKET.test(run)) return limit
  const open: string[] = []
  for (let at = from; at < limit; at++) {
    const character = run.charAt(at)
    if (character === '(') open.push(')')
    else if (character === '[') open.push(']')
    else if (character === '{') open.push('}')
    else if (CLOSING.includes(character) && open.pop() !== character) return at
    else if (character === ']' && run.charAt(at + 1) === '(') return at
  }
  return limit
}

const BRACKET = /[()[\]{}]/
const CLOSING = ')]}'

/**
 * The start of a link that directly follows this one (`https://a,https://b`) and is not a part of it (as in
 * `?url=https://b`).
 */
function nextLink(run: string, from: number): number {
  for (let colon = run.indexOf('://', from); colon >= 0; colon = run.indexOf('://', colon + 3)) {
    const before = run.slice(Math.max(from, colon - 5), colon).toLowerCase()
    const start = before.endsWith('https') ? colon - 5 : before.endsWith('http') ? colon - 4 : -1
    if (start > from && !'=/?&#:%@\\'.includes(run.charAt(start - 1))) return start
  }
  return run.length
}

/** Removes trailing punctuation of the surrounding sentence. */
function trimmed(link: string): string {
  let end = link.length
  while (end > 0 && ".,;:!?'*~|([{".includes(link.charAt(end - 1))) end--
  return link.slice(0, end)
}

function skipTo(text: string, from: number, is: (code: number) => boolean): number {
  let at = from
  while (at < text.length && !is(text.charCodeAt(at))) at++
  return at
}

const isSpace = (code: number): boolean => code <= 0x20 || code === 0xa0 || code === 0x3000

/**
 * ASCII without white space, quotes and angle brackets, and letters of other alphabets, which addresses of
 * other shops may contain. U+2000 and above are typographic signs, Chinese, Japanese and Korean, full-width
 * forms, and the surrogates of emoji.
 */
function isLinkCharacter(code: number): boolean {
  if (code < 0x7f) return code > 0x20 && code !== 0x22 && code !== 0x3c && code !== 0x3e && code !== 0x60
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7 && code !== 0x1680
}

const isBoundary = (code: number): boolean => !isLinkCharacter(code)
