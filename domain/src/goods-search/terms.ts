import { piecesOf } from '../goods/gloss.ts'
import { GOODS_WORDS } from '../goods/goods-words.ts'
import { SHIRT, isFindable, isStopWord, runsOf } from './why-not-search.ts'

/** One thing that goods should be: the ways of writing it in a title, of which one is enough. */
export type Term = readonly string[]

export type SearchTerms = {
  terms: readonly Term[]
  /** How many of the terms a title must have. */
  needed: number
  /**
   * The words in Chinese, for a shop that understands nothing else; null if they are Chinese already, or if
   * the dictionary of the trade does not know all of them.
   */
  chinese: string | null
}

/** More terms than this describe one listing rather than a kind of goods. */
const TERMS_MAX = 10
/** The longest name in the dictionary, in English words. */
const PHRASE_MAX = 3

/**
 * What to look for in titles, in English and Chinese, whichever of the two was asked for. Chinese has no
 * blanks: the dictionary of the trade cuts it into words, and what it does not know is cut into pairs.
 */
export function searchTerms(words: string): SearchTerms {
  const runs = runsOf(words)
  const found: Found[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at]!
    if (HAN.test(run)) {
      found.push(...inChinese(run))
      continue
    }
    const phrase = phraseAt(runs, at)
    found.push(phrase ?? { term: [stem(run), ...chineseOf(run)], chinese: chineseOf(run)[0] ?? null })
    at += phrase ? phrase.length - 1 : 0
  }
  const usable = found.filter(({ term }) => term.some(isFindable) && !isStopWord(term[0]!))
  const terms = usable.slice(0, TERMS_MAX).map(({ term }) => term.filter(isFindable))
  const isAsked = HAN.test(words)
  const chinese =
    isAsked || usable.some((one) => one.chinese === null) ? null : usable.map((one) => one.chinese)
  return {
    terms,
    needed: terms.length <= 2 ? terms.length : Math.ceil(terms.length * 0.6),
    chinese: chinese && chinese.length > 0 ? chinese.join(' ') : null,
  }
}

type Found = { term: Term; chinese: string | null }

const HAN = /\p{Script=Han}/u

/** Without the mark of the plural, so that `backpacks` finds a backpack. */
const stem = (word: string): string =>
  /^[a-z]{2,}[^isu]s$/.test(word) && word !== 'canvas' ? word.slice(0, -1) : word

/** The seller's words for an English name; empty if the dictionary has none. */
const chineseOf = (english: string): readonly string[] => originals().get(nameKey(english)) ?? []

const nameKey = (english: string): string => english.toLowerCase().split(' ').map(stem).join(' ')

/** A name of several words, such as "down jacket", whose words name something else when they stand alone. */
function phraseAt(runs: readonly string[], at: number): (Found & { length: number }) | undefined {
  for (let length = PHRASE_MAX; length > 1; length -= 1) {
    const words = runs.slice(at, at + length)
    const chinese = chineseOf(words.join(' '))
    const isOfItsWords = chinese.some((name) =>
      words.every((word) => chineseOf(word).some((part) => name.includes(part))),
    )
    if (words.length === length && chinese.length > 0 && !isOfItsWords)
      return { term: [nameKey(words.join(' ')), ...chinese], chinese: chinese[0]!, length }
  }
  return undefined
}

/** The terms of a run of Chinese characters. */
function inChinese(run: string): Found[] {
  const found: Found[] = []
  let unknown = ''
  const endUnknown = () => {
    for (const pair of pairsIn(unknown)) found.push({ term: [pair], chinese: null })
    unknown = ''
  }
  for (const { original, english } of piecesOf(run)) {
    if (english === undefined) {
      unknown += original
      continue
    }
    endUnknown()
    found.push({ term: [original, ...(english === '' ? [] : [nameKey(english)])], chinese: null })
  }
  // A character that stands alone is a word; between known words it is a particle.
  if (found.length === 0 && unknown.length === 1)
    return [{ term: unknown === SHIRT ? [unknown, 't-shirt'] : [unknown], chinese: unknown }]
  endUnknown()
  return found
}

const pairsIn = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))

/** The dictionary of the trade from English to Chinese, the first and most usual word first. */
function originals(): ReadonlyMap<string, readonly string[]> {
  if (ORIGINALS.size === 0)
    for (const [original, english] of GOODS_WORDS)
      if (english !== '') {
        const key = nameKey(english)
        ORIGINALS.set(key, [...(ORIGINALS.get(key) ?? []), original])
      }
  return ORIGINALS
}

const ORIGINALS = new Map<string, string[]>()
