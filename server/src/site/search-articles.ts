import { tidyCode } from '@longhaul/domain/texts/tidy.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'
import { loadMarkdown } from './load-markdown.ts'
import { searchArticles, searchTerms } from './sql-articles.ts'

/** An excerpt of a text, in parts; `found` marks the search terms. */
export type Excerpt = { text: string; found: boolean }[]
export type Hit = { id: number; excerpt: Excerpt | undefined }

/**
 * Chinese question words around the actual search terms; removed unless the search consists of nothing else.
 */
const ASKING =
  /怎么样|怎么办|怎么|如何|怎样|什么|为什么|多少|多久|哪些|哪里|可以|能不能|请问|是否|吗|呢|的|了/g

/**
 * Finds articles by words, best first: those with all of the words or, if there are none, those with at least
 * half. A hit in the reader's language has an excerpt of the text; a hit in another language has none. `fill`
 * replaces the names of figures by their values.
 */
export async function findArticles(
  db: Db,
  lang: Lang,
  words: string,
  fill: (text: string, lang: Lang) => string,
): Promise<Hit[]> {
  const asked = tidyCode(words).slice(0, 100)
  const bare = asked.replaceAll(ASKING, ' ')
  const terms = await searchTerms(db, /[\p{L}\p{N}]/u.test(bare) ? bare : asked)
  const characters = [...new Set(bare.match(/\p{Script=Han}/gu) ?? [])]
  if (Object.values(terms).every((inLang) => inLang.length === 0)) return []
  const { plainText } = await loadMarkdown()
  for (const share of [1, 0.5]) {
    const { rows } = await searchArticles(db, lang, { ...terms, characters }, share)
    if (rows.length === 0) continue
    const hits = new Map<number, Hit>()
    for (const row of rows.slice(0, 60)) {
      if (hits.has(row.id)) continue
      const excerpt = row.own
        ? cutExcerpt(fill(plainText(row.body), row.text_lang), terms[row.text_lang])
        : undefined
      hits.set(row.id, { id: row.id, excerpt })
    }
    return [...hits.values()]
  }
  return []
}

/**
 * The length of an excerpt, and of the part before the first term. Shorter for Chinese, where a character
 * says as much as two letters or more.
 */
const sizesOf = (text: string) =>
  /\p{Script=Han}/u.test(text.slice(0, 40)) ? { before: 16, length: 72 } : { before: 40, length: 160 }

/**
 * Cuts an excerpt around the place with the most terms, and marks every term in it. Undefined if there is no
 * term in the text.
 */
export function cutExcerpt(text: string, terms: readonly string[]): Excerpt | undefined {
  const places = placesOf(text, terms)
  if (places.length === 0) return undefined
  const { before, length } = sizesOf(text)
  const crowd = (at: number) => places.filter(([other]) => other >= at && other < at + length - before).length
  const best = places.map(([at]) => at).reduce((found, at) => (crowd(at) > crowd(found) ? at : found))
  const start = best <= before ? 0 : wordStart(text, best - before)
  const end = start + length >= text.length ? text.length : wordEnd(text, start + length)
  const parts: Excerpt = start > 0 ? [{ text: '…\u00a0', found: false }] : []
  let done = start
  for (const [from, to] of places) {
    if (from < start || to > end) continue
    parts.push({ text: text.slice(done, from), found: false }, { text: text.slice(from, to), found: true })
    done = to
  }
  parts.push({ text: text.slice(done, end) + (end < text.length ? '\u00a0…' : ''), found: false })
  return joined(parts.filter((part) => part.text !== ''))
}

/**
 * The ranges of the terms in the text, in order. Ranges that overlap or touch are merged, such as the
 * character pairs of a Chinese word.
 */
function placesOf(text: string, terms: readonly string[]): [from: number, to: number][] {
  const found = terms
    .flatMap((term) => [...text.matchAll(patternOf(term))])
    .map((match): [number, number] => [match.index, match.index + match[0].length])
    .toSorted((a, b) => a[0] - b[0])
  const places: [number, number][] = []
  for (const [from, to] of found) {
    const last = places.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else places.push([from, to])
  }
  return places
}

/**
 * Matches a Chinese term literally, and otherwise any word that begins with the stem, whose last letter
 * stemming may have changed (`countri`).
 */
function patternOf(term: string): RegExp {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (/\p{Script=Han}/u.test(term)) return new RegExp(literal(term), 'gu')
  const stem = literal(term.length > 4 ? term.replace(/[iy]$/, '') : term)
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}[\\p{Script=Latin}\\p{N}]*`, 'giu')
}

const wordStart = (text: string, at: number): number => {
  const blank = text.indexOf(' ', at)
  return blank >= 0 && blank - at < 20 ? blank + 1 : at
}
const wordEnd = (text: string, at: number): number => {
  const blank = text.indexOf(' ', at)
  return blank >= 0 && blank - at < 20 ? blank : at
}

/** Joins adjacent parts of the same kind. */
function joined(parts: Excerpt): Excerpt {
  const made: Excerpt = []
  for (const part of parts) {
    const last = made.at(-1)
    if (last && last.found === part.found) last.text += part.text
    else made.push({ ...part })
  }
  return made
}
