import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../platform/database/db.ts'
import { loadMarkdown } from './load-markdown.ts'
import { searchArticles, searchTerms } from './sql-articles.ts'

/** A piece of a text, with what was searched for in it marked. */
export type Excerpt = { text: string; found: boolean }[]
export type Hit = { id: number; excerpt: Excerpt | undefined }

/** What people write around the thing they ask for. A search of nothing else keeps them. */
const ASKING =
  /怎么样|怎么办|怎么|如何|怎样|什么|为什么|多少|多久|哪些|哪里|可以|能不能|请问|是否|吗|呢|的|了/g

/**
 * Finds articles by words, best first: those that hold all of them, and only if there is none those that hold at least half. The excerpt is of
 * the text that was found; a reader's page shows it where it is in the reader's language. `fill` puts the figures in.
 */
export async function findArticles(
  db: Db,
  lang: Lang,
  words: string,
  fill: (text: string, lang: Lang) => string,
): Promise<Hit[]> {
  const asked = words.normalize('NFKC').slice(0, 100)
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

/** How much of a text is shown, and of that before the first word: a Chinese character says as much as two letters. */
const sizesOf = (text: string) =>
  /\p{Script=Han}/u.test(text.slice(0, 40)) ? { before: 16, length: 72 } : { before: 40, length: 160 }

/** The place where most of the terms stand together, some words around it, every term in it marked. Undefined where none stands. */
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

/** Where terms stand, from and to, in their order; those that overlap or touch are one, as the pairs of a Chinese word do. */
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

/** Chinese as it stands; of other words whatever begins with the stem, whose last letter the stem may have changed (`countri`). */
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

/** Neighbours of one kind are one piece. */
function joined(parts: Excerpt): Excerpt {
  const made: Excerpt = []
  for (const part of parts) {
    const last = made.at(-1)
    if (last && last.found === part.found) last.text += part.text
    else made.push({ ...part })
  }
  return made
}
