import { isHeading } from './prose.ts'
import { LINK, isSharedText, wordsIn } from './words.ts'

/** A link in a text, as the layout sees it. */
export type Place = {
  start: number
  end: number
  /** Equal for two links to the same product. */
  key: string
  /** A picture or an album, which accompanies the link of what it shows. */
  isPicture: boolean
}

/** A line of a pasted text. */
export type Line = {
  /** With `LINK` in place of each link. */
  text: string
  /** The links in it, by their index. */
  links: readonly number[]
  /** Whether something other than links, labels and figures is in it. */
  hasWords: boolean
  isBlank: boolean
  isHeading: boolean
  /** The kind of the numbering or bullet that it begins with. */
  mark: string | undefined
  indent: number
}

/**
 * The lines of a text, without those that say nothing. Line breaks in a quoted cell of a spreadsheet do not
 * end a line.
 */
export function linesOf(text: string, places: readonly Pick<Place, 'start' | 'end'>[]): Line[] {
  const lines: Line[] = []
  let [next, start] = [0, 0]
  for (const line of text.replace(QUOTED_CELL, onOneLine).split('\n')) {
    const links: number[] = []
    let shown = ''
    let from = start
    const end = start + line.length
    for (let place = places[next]; place && place.start < end; place = places[++next]) {
      shown += line.slice(from - start, place.start - start) + LINK
      from = place.end
      links.push(next)
    }
    const read = toLine(shown + line.slice(Math.max(0, from - start)), links)
    if (read) lines.push(read)
    start = end + 1
  }
  return lines
}

const QUOTED_CELL = /(?<![^\t,;\n])"(?:[^"]|"")*"(?![^\t,;\n])/g
const onOneLine = (cell: string): string => cell.replaceAll('\n', ' ')

function toLine(text: string, links: readonly number[]): Line | undefined {
  const isBlank = links.length === 0 && !/[\p{L}\p{N}]/u.test(text)
  const words = isBlank ? '' : wordsIn(text.slice(0, LINE_READ), isSharedText(text))
  if (words === '' && !isBlank && links.length === 0) return undefined
  const [, indent = '', mark, bullet] = MARK.exec(text) ?? []
  return {
    text,
    links,
    hasWords: /\p{L}/u.test(words),
    isBlank,
    isHeading: links.length === 0 && isHeading(text),
    mark: mark === undefined ? bullet : mark.replaceAll(/\d+/g, '1'),
    indent: indent.length,
  }
}

/** How much of a very long line is looked at to learn whether it has words. */
const LINE_READ = 2_000

/** Whether a part of a line says something other than labels and figures. */
export const hasWordsIn = (text: string): boolean => /\p{L}/u.test(wordsIn(text, isSharedText(text)))

const MARK =
  /^(\s*)(?:[*_#]*(\d{1,4}[.)、．:：](?!\d)|[(（【[]\d{1,4}[)）\]】]|#\d{1,4}(?!\d)|[①-⑳])|([-*•●▪◦·–—]|#{1,6})\s)/
