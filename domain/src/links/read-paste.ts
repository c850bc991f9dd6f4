import { type FoundLink, findLinks } from './find-links.ts'
import type { ParsedLink } from './parsed-link.ts'
import { LINK_TEXT_MAX, cleaned, parseLink, readFound } from './parse-link.ts'
import { type Beside, besideLinks } from './words-beside.ts'

/** More links than this of one text are not offered. */
export const PASTED_LINKS_MAX = 20

/** One link of a pasted text that something can be bought by, or that could be if it were whole. */
export type PastedLink = Beside & {
  result: ParsedLink
  /** What to show, and what to read again: the clean link, or the raw text where that is only half a link. */
  address: string
}

/** Everything that a pasted text says. */
export type Paste = Beside & {
  /** What it is about: the link that was picked, otherwise the one that `parseLink` takes. */
  result: ParsedLink
  /** Which of `links` that is. Null where it is none: a shop, a code, no link at all. */
  taken: number | null
  /** In the order of the text, each product once. */
  links: readonly PastedLink[]
}

/**
 * Reads a text as `parseLink` does, and keeps what else it holds: its other links, the words that stand beside each (`黑色 L`), and
 * the title that an app puts into what it shares. `pick` is the place in `links` of another link to take.
 */
export function readPaste(text: string, pick?: number): Paste {
  const first = parseLink(text)
  if (text.length > LINK_TEXT_MAX) return { result: first, taken: null, links: [], ...NOTHING }
  const clean = cleaned(text)
  const found = findLinks(clean)
  const beside = besideLinks(clean, found)
  const links = offered(clean, found, beside)
  const wanted = pick === undefined ? undefined : links[pick]
  const result = wanted?.result ?? first
  const taken = wanted ? links.indexOf(wanted) : links.findIndex((link) => isSame(link.result, first))
  const { title, words } = links[taken] ?? (found.length <= 1 ? (beside[0] ?? NOTHING) : NOTHING)
  return { result, taken: taken < 0 ? null : taken, links, title, words }
}

const NOTHING: Beside = { title: '', words: '' }

function offered(text: string, found: readonly FoundLink[], beside: readonly Beside[]): PastedLink[] {
  const links: PastedLink[] = []
  for (const [index, place] of found.entries()) {
    const result = readFound(text, place)
    const address = addressOf(result, place)
    if (address === undefined || (!result.ok && isStartOfAnother(place, result, found))) continue
    const { title, words } = beside[index] ?? NOTHING
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

/** A link in a text is often shown short and then written out, as in `[item.taobao.com/it…](https://item.taobao.com/item.htm?id=7)`. */
const isStartOfAnother = (
  place: FoundLink,
  { reason }: { reason: string },
  found: readonly FoundLink[],
): boolean =>
  reason === 'cut_link' &&
  found.some(({ link }) => link.length > place.link.length && link.startsWith(place.link))

/** Of several half links the first is what the text is about. */
const isSame = (parsedLink: ParsedLink, other: ParsedLink): boolean =>
  keyOf(parsedLink) === keyOf(other) &&
  (keyOf(parsedLink) !== undefined || isCut(parsedLink) === isCut(other))

const isCut = (parsed: ParsedLink): boolean => !parsed.ok && parsed.reason === 'cut_link'

/** The same for two links to the same thing. */
function keyOf(result: ParsedLink): string | undefined {
  if (result.ok) return `${result.link.platform} ${result.link.itemId}`
  return isCut(result) ? undefined : result.url
}
