import { REMARK_MAX, TITLE_MAX } from '../orders/limits.ts'
import { BUILT_IN_SITES, type LinkSites } from './agents/sites.ts'
import { type FoundLink, findLinks } from './find-links.ts'
import type { ParsedLink } from './parsed-link.ts'
import type { Place } from './lines.ts'
import { LIST_LINES_MAX, PASTED_LINKS_MAX } from './limits.ts'
import { isMedia } from './page-url.ts'
import { bestOf, cleaned, readFound } from './parse-link.ts'
import { PART_MAX, partsOf } from './layout.ts'
import { isSharedText, titleIn, wordsIn } from './words.ts'

/** One link of a pasted text that leads to something buyable, or would if it were complete. */
export type PastedLink = SurroundingText & {
  result: ParsedLink
  /** The text to show and to parse again: the clean link, or the raw text of an incomplete link. */
  address: string
}

/** The full contents of a pasted text. */
export type Paste = SurroundingText & {
  /** The result for the picked link, or for the link that `parseLink` chooses. */
  result: ParsedLink
  /** The index of that link in `links`. Null if it is not among them: a shop, a code, no link at all. */
  taken: number | null
  /** In text order, each product once. */
  links: readonly PastedLink[]
  /** The link that `result` is about, as pasted; empty if there is none. */
  link: string
  /** Whether the text has more links than are read. */
  isCut: boolean
}

/**
 * Parses a text like `parseLink` and also returns its other contents: the other links, the words next to each
 * (`黑色 L`), and the title that an app adds when sharing. `pick` is the index in `links` of another link to
 * choose.
 */
export function readPaste(text: string, pick?: number, sites: LinkSites = BUILT_IN_SITES): Paste {
  const whole = cleaned(text)
  const clean = firstLines(whole)
  const found = findLinks(clean, sites, PASTED_LINKS_MAX + 1)
  const isCut = found.length > PASTED_LINKS_MAX || clean.length < whole.length
  found.length = Math.min(found.length, PASTED_LINKS_MAX)
  const results = found.map((_, at) => readFound(clean, found, at, sites))
  const first = bestOf(
    clean,
    results.map((result) => () => result),
  )
  const surrounding = surroundingTexts(
    clean,
    found.map((place, at) => placeOf(place, results[at] ?? first)),
  )
  const links = offered(found, results, surrounding)
  const wanted = pick === undefined ? undefined : links[pick]
  const result = wanted?.result ?? first
  const taken = wanted ? links.indexOf(wanted) : links.findIndex((link) => isSame(link.result, first))
  const { title, words } = links[taken] ?? (found.length <= 1 ? (surrounding[0] ?? NOTHING) : NOTHING)
  const { link = '' } = found[results.indexOf(result)] ?? {}
  return { result, link, taken: taken < 0 ? null : taken, links, isCut, title, words }
}

function firstLines(text: string): string {
  let end = -1
  for (let line = 0; line < LIST_LINES_MAX; line++) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return text
  }
  return text.slice(0, end)
}

const NOTHING: SurroundingText = { title: '', words: '' }

function placeOf({ link, start, end }: FoundLink, result: ParsedLink): Place {
  const isAlbum = result.ok ? result.link.platform === 'yupoo' : result.reason === 'album'
  const isPicture = isAlbum || (!result.ok && result.url === undefined && isMedia(link))
  return { start, end, key: keyOf(result) ?? link, isPicture }
}

function offered(
  found: readonly FoundLink[],
  results: readonly ParsedLink[],
  surrounding: readonly SurroundingText[],
): PastedLink[] {
  const links = new Map<string, { -readonly [Key in keyof PastedLink]: PastedLink[Key] }>()
  for (const [at, place] of found.entries()) {
    const result = results[at]
    if (!result) continue
    const address = addressOf(result, place)
    if (address === undefined || (!result.ok && isStartOfAnother(result, found, at))) continue
    const { title, words } = surrounding[at] ?? NOTHING
    const key = `${keyOf(result)} ${address}`
    const same = links.get(key)
    if (same) {
      same.title ||= title
      same.words ||= words
    } else {
      links.set(key, { result, address, title, words })
    }
  }
  return [...links.values()]
}

function addressOf(result: ParsedLink, { link }: FoundLink): string | undefined {
  if (result.ok) return result.link.canonicalUrl
  if (isCut(result)) return `${link}…`
  return result.url
}

/**
 * Texts often show a link abbreviated and then in full, as in
 * `[item.taobao.com/it…](https://item.taobao.com/item.htm?id=7)`.
 */
function isStartOfAnother({ reason }: { reason: string }, found: readonly FoundLink[], at: number): boolean {
  const { link = '' } = found[at] ?? {}
  return (
    reason === 'cut_link' &&
    found
      .slice(Math.max(0, at - NEARBY), at + NEARBY + 1)
      .some((other) => other.link.length > link.length && other.link.startsWith(link))
  )
}
const NEARBY = 3

/** Of several incomplete links, the first is what the text is about. */
const isSame = (parsedLink: ParsedLink, other: ParsedLink): boolean =>
  keyOf(parsedLink) === keyOf(other) &&
  (keyOf(parsedLink) !== undefined || isCut(parsedLink) === isCut(other))

const isCut = (parsed: ParsedLink): boolean => !parsed.ok && parsed.reason === 'cut_link'

/** A key that is equal for two links to the same product. */
function keyOf(result: ParsedLink): string | undefined {
  if (result.ok) return `${result.link.platform} ${result.link.itemId}`
  return isCut(result) ? undefined : result.url
}

/**
 * The text that accompanies a link: the title that an app shared, and the shopper's own words. Empty where
 * there is none.
 */
type SurroundingText = { title: string; words: string }

/**
 * The words that belong to each link, as a proposal for a form (see `partsOf`); without a link, those of the
 * text.
 */
const surroundingTexts = (text: string, places: readonly Place[]): SurroundingText[] =>
  (places.length === 0 ? [text] : partsOf(text, places)).map(toSurroundingText)

function toSurroundingText(part: string): SurroundingText {
  const text = part.slice(0, PART_MAX)
  const isShared = isSharedText(text)
  return {
    title: titleIn(text, isShared).slice(0, TITLE_MAX),
    words: wordsIn(text, isShared).slice(0, REMARK_MAX),
  }
}
