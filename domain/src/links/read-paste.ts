import { type FoundLink, findLinks } from './find-links.ts'
import type { ParsedLink } from './parsed-link.ts'
import { LINK_TEXT_MAX, cleaned, parseLink, readFound } from './parse-link.ts'
import { type SurroundingText, surroundingTexts } from './surrounding-text.ts'

/** The maximum number of links offered from one text. */
export const PASTED_LINKS_MAX = 20

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
}

/**
 * Parses a text like `parseLink` and also returns its other contents: the other links, the words next to each (`黑色 L`), and the title
 * that an app adds when sharing. `pick` is the index in `links` of another link to choose.
 */
export function readPaste(text: string, pick?: number): Paste {
  const first = parseLink(text)
  if (text.length > LINK_TEXT_MAX) return { result: first, taken: null, links: [], ...NOTHING }
  const clean = cleaned(text)
  const found = findLinks(clean)
  const surrounding = surroundingTexts(clean, found)
  const links = offered(clean, found, surrounding)
  const wanted = pick === undefined ? undefined : links[pick]
  const result = wanted?.result ?? first
  const taken = wanted ? links.indexOf(wanted) : links.findIndex((link) => isSame(link.result, first))
  const { title, words } = links[taken] ?? (found.length <= 1 ? (surrounding[0] ?? NOTHING) : NOTHING)
  return { result, taken: taken < 0 ? null : taken, links, title, words }
}

const NOTHING: SurroundingText = { title: '', words: '' }

function offered(
  text: string,
  found: readonly FoundLink[],
  surrounding: readonly SurroundingText[],
): PastedLink[] {
  const links: PastedLink[] = []
  for (const [index, place] of found.entries()) {
    const result = readFound(text, place)
    const address = addressOf(result, place)
    if (address === undefined || (!result.ok && isStartOfAnother(place, result, found))) continue
    const { title, words } = surrounding[index] ?? NOTHING
    const same = links.find((link) => keyOf(link.result) === keyOf(result) && link.address === address)
    if (same) {
      same.title ||= title
      same.words ||= words
    } else if (links.length < PASTED_LINKS_MAX) {
      links.push({ result, address, title, words })
    }
  }
  return links
}

function addressOf(result: ParsedLink, { link }: FoundLink): string | undefined {
  if (result.ok) return result.link.canonicalUrl
  if (isCut(result)) return `${link}…`
  return result.url
}

/** Texts often show a link abbreviated and then in full, as in `[item.taobao.com/it…](https://item.taobao.com/item.htm?id=7)`. */
const isStartOfAnother = (
  place: FoundLink,
  { reason }: { reason: string },
  found: readonly FoundLink[],
): boolean =>
  reason === 'cut_link' &&
  found.some(({ link }) => link.length > place.link.length && link.startsWith(place.link))

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
