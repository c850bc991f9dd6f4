import { type Line, type Place, hasWordsIn, linesOf } from './lines.ts'
import { isProse } from './prose.ts'
import { LINK } from './words.ts'

/**
 * The part of a text that belongs to each of its links, with `LINK` in place of every link. Text belongs to
 * the link of its own line, else to the link of its own record: an item of a numbered list, or a block
 * between blank lines. Where a record has several links, its lines have to follow one order throughout.
 * Whatever leaves a doubt belongs to no link: words beside the wrong link would buy the wrong goods.
 */
export function partsOf(text: string, places: readonly Place[]): string[] {
  const isOne = new Set(places.map(({ key }) => key)).size <= 1
  const all = linesOf(isOne ? text.slice(0, PART_MAX) : text, places)
  const lines = all.filter((line) => !line.isHeading)
  const parts = places.map(() => '')
  if (isOne) {
    parts[0] = joined(lines)
    return parts
  }
  const give = (place: number | undefined, part: string) => {
    if (place !== undefined) parts[place] = part
  }
  const records = recordsOf(lines).filter((record) => record.some(hasLink))
  for (const record of records) {
    const rows = rowsOf(record, places)
    const only = subjectOf(
      rows.flatMap(({ links }) => links),
      places,
      rows.length > 1,
    )
    if (only !== undefined) give(only, joined(insideList(record, records)))
    else shareRows(record, rows, places, give)
  }
  return parts
}

/** The most characters in which words for one link are looked for. */
export const PART_MAX = 10_000

type Give = (place: number | undefined, part: string) => void
/** One link line, or several in a row about one product. */
type Row = { links: readonly number[]; first: number; last: number }

const hasLink = (line: Line): boolean => line.links.length > 0
const hasWords = (line: Line): boolean => line.hasWords
const joined = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

/**
 * The link that a group is about: the only product in it, apart from pictures of it. Undefined if there are
 * several. `apart`: the links are in different rows, so that a picture may belong to other goods.
 */
function subjectOf(links: readonly number[], places: readonly Place[], apart = false): number | undefined {
  const products = apart ? links : links.filter((at) => !places[at]?.isPicture)
  const candidates = products.length > 0 ? products : links
  const [first] = candidates
  return candidates.every((at) => places[at]?.key === places[first ?? -1]?.key) ? first : undefined
}

/**
 * Splits a text into records: the items of its numbered or bulleted list, else its blocks, else the whole.
 */
function recordsOf(lines: readonly Line[]): Line[][] {
  const marked = markedRecords(lines)
  if (marked) return marked
  const blocks: Line[][] = [[]]
  for (const line of lines) {
    if (line.isBlank) blocks.push([])
    else blocks.at(-1)?.push(line)
  }
  // If a blank line is between all words and all links, it separates lines, not goods.
  if (!blocks.some((block) => block.some(hasLink) && block.some(hasWords)))
    return [lines.filter((line) => !line.isBlank)]
  return isShifted(blocks.filter((block) => block.length > 0))
    ? blocks.map((block) => block.filter(hasLink))
    : blocks
}

/**
 * Whether the words of each block could belong to the link of the next or previous block: words alone at one
 * end, a link alone at the other.
 */
function isShifted(blocks: readonly Line[][]): boolean {
  const records = blocks.filter((block) => block.some(hasLink))
  return (
    (!blocks[0]?.some(hasLink) && !records.at(-1)?.some(hasWords)) ||
    (!blocks.at(-1)?.some(hasLink) && !records[0]?.some(hasWords))
  )
}

/**
 * The items of a list whose marks (`1.`, `-`) each begin one with a link. Undefined if the text has no such
 * list.
 */
function markedRecords(lines: readonly Line[]): Line[][] | undefined {
  const first = lines.find(({ mark }) => mark !== undefined)
  if (first === undefined || lines.findIndex(hasLink) < lines.indexOf(first)) return undefined
  const starts = lines.flatMap((line, at) =>
    line.mark === first.mark && line.indent === first.indent ? [at] : [],
  )
  // A mark directly before a link says nothing about the lines around it.
  if (starts.length < 2 || starts.some((at) => !lines[at]?.hasWords)) return undefined
  const records = starts.map((start, at) =>
    lines.slice(start, starts[at + 1] ?? lines.length).filter((line) => !line.isBlank),
  )
  return records.every((record) => record.some(hasLink)) ? records : undefined
}

/**
 * A record without the text before and after the whole list: in the first record the lines before the link
 * that no other record has, in the last one those after it, and sentences to the reader.
 */
function insideList(record: Line[], records: readonly Line[][]): Line[] {
  const [isFirst, isLast] = [record === records[0], record === records.at(-1)]
  if (records.length < 2 || !(isFirst || isLast)) return record
  let [from, to] = [0, record.length]
  const others = records.filter((other) => other !== record)
  const otherLines = others.flat().map(({ text }) => text)
  if (isFirst) {
    const most = Math.max(...others.map(linesBefore))
    from = Math.max(0, linesBefore(record) - most)
    while (from < linesBefore(record) - 1 && isProse(record[from]?.text ?? '', otherLines)) from++
  }
  if (isLast) {
    const most = Math.max(...others.map(linesAfter))
    to -= Math.max(0, linesAfter(record) - most)
    while (to > record.length - linesAfter(record) && isProse(record[to - 1]?.text ?? '', otherLines)) to--
  }
  return record.slice(from, to)
}

const linesBefore = (record: readonly Line[]): number => record.findIndex(hasLink)
const linesAfter = (record: readonly Line[]): number => record.length - 1 - record.findLastIndex(hasLink)

/** The link lines of a record; bare ones in direct succession are one row if they are about one product. */
function rowsOf(record: readonly Line[], places: readonly Place[]): Row[] {
  const rows: Row[] = []
  for (const [at, line] of record.entries()) {
    const { links } = line
    if (links.length === 0) continue
    const row = rows.at(-1)
    const together = row && !hasWords(line) && row.last === at - 1 ? [...row.links, ...links] : []
    if (row && together.length > 0 && subjectOf(together, places) !== undefined) {
      row.links = together
      row.last = at
    } else rows.push({ links, first: at, last: at })
  }
  return rows
}

/** Shares a record with several products among them. */
function shareRows(
  record: readonly Line[],
  rows: readonly Row[],
  places: readonly Place[],
  give: Give,
): void {
  for (const { links, text } of record) {
    if (links.length > 0 && subjectOf(links, places) === undefined) shareLine(text, links, give)
  }
  const linkTexts = rows.map(({ first, last }) => joined(record.slice(first, last + 1)))
  if (record.some((line) => hasLink(line) && line.hasWords)) {
    for (const [at, { links }] of rows.entries()) give(subjectOf(links, places), linkTexts[at] ?? '')
    return
  }
  const bounds = [-1, ...rows.map(({ last }) => last)]
  const groups = bounds.map((last, at) =>
    record.slice(last + 1, rows[at]?.first ?? record.length).map(({ text }) => text),
  )
  const side = sideOf(groups)
  if (!side) return
  for (const [at, { links }] of rows.entries()) {
    const words = side[at] ?? []
    give(subjectOf(links, places), [...words, linkTexts[at]].join('\n'))
  }
}

/** Shares a line with several products among them. */
function shareLine(text: string, links: readonly number[], give: Give): void {
  const gaps = text.split(LINK).map((gap, at) => withoutNumber(gap, at + 1))
  const side = sideOf(gaps.map((gap) => (hasWordsIn(gap) ? [gap] : [])))
  for (const [at, link] of links.entries()) give(link, `${side?.[at]?.[0] ?? ''}${LINK}`)
}

/**
 * Of the groups of words around a row of links, those of each link: all before their links or all behind
 * them, as many lines for each. Undefined if the row could be read both ways.
 */
function sideOf(groups: readonly (readonly string[])[]): (readonly string[])[] | undefined {
  const middle = groups.slice(1, -1)
  const size = middle[0]?.length ?? 0
  if (size === 0 || middle.some((group) => group.length !== size)) return undefined
  const first = withoutProse(groups[0] ?? [], middle)
  const last = withoutProse((groups.at(-1) ?? []).toReversed(), middle).toReversed()
  if (first.length > 0 === last.length > 0) return undefined
  if (first.length > 0) return first.length < size ? undefined : [first.slice(-size), ...middle]
  return last.length < size ? undefined : [...middle, last.slice(0, size)]
}

/** A group at an end of the row without the sentences to the reader at its outer side. */
function withoutProse(group: readonly string[], middle: readonly (readonly string[])[]): readonly string[] {
  const listLines = middle.flat()
  const begin = group.findIndex((line) => !isProse(line, listLines))
  return begin < 0 ? [] : group.slice(begin)
}

/** The words before a link without its number in the list. */
function withoutNumber(gap: string, number: number): string {
  const end = /(?:^|\s)(\d{1,3})[.)、]\s*$/.exec(gap)
  return end && Number(end[1]) === number ? gap.slice(0, end.index) : gap
}
