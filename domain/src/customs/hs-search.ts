import { foldWords } from '../texts/tidy.ts'
import { hs6 } from './hs-code.ts'
import { HS_CODES } from './hs-codes.ts'
import type { HsEntry } from './hs-entry.ts'

/** The score of one matching word of a query, best first. */
const FIT = { whole: 6, start: 4, name: 3, part: 2 } as const

/**
 * Entries for a typed text, best first: a code or its beginning, English words, Chinese words, in any
 * mixture. Sorted by the number of matching words, then by how well they match, then by the order of the
 * table, which follows frequency within a kind.
 */
export function searchHsCodes(query: string, limit = 8, entries: readonly HsEntry[] = HS_CODES): HsEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry, place) => {
      const fits = words.map((word) => fitOf(word, entry))
      const matched = fits.filter((fit) => fit > 0).length
      return { entry, place, matched, score: fits.reduce((sum, fit) => sum + fit, 0) }
    })
    .filter(({ matched }) => matched > 0)
    .toSorted((a, b) => b.matched - a.matched || b.score - a.score || a.place - b.place)
    .slice(0, limit)
    .map(({ entry }) => entry)
}

/**
 * The entry that a title suggests, or null where it says too little. The entry whose matching words are
 * longest in total wins; on a tie, the one named last, since the noun follows its attributes (a cotton
 * hoodie), then the first in the table. A guess for a person to confirm: never declared unseen.
 */
export function suggestHsCode(title: string, entries: readonly HsEntry[] = HS_CODES): HsEntry | null {
  const text = foldWords(title)
  const spaced = ` ${wordsOf(title).map(singular).join(' ')} `
  let best: { entry: HsEntry; weight: number; last: number } | null = null
  for (const entry of entries) {
    const found = entry.words.filter((word) => placeOf(word, text, spaced) >= 0)
    // Two matching words outweigh one: a cotton T-shirt is not the polyester one.
    const weight = found.reduce((sum, word) => sum + weightOf(word), 0)
    const last = Math.max(-1, ...found.map((word) => placeOf(word, text, spaced)))
    const isBetter = best === null || weight > best.weight || (weight === best.weight && last > best.last)
    if (weight > 0 && isBetter) best = { entry, weight, last }
  }
  return best?.entry ?? null
}

/**
 * The entry that suits goods by their title, their options (which often name the material) and their name in
 * Latin letters from the dictionary, the first that says enough. A proposal for a person to confirm.
 */
export const proposeHsCode = (goods: { title: string; options: string; latin: string }): HsEntry | null =>
  suggestHsCode(goods.title) ?? suggestHsCode(`${goods.title} ${goods.options}`) ?? suggestHsCode(goods.latin)

const HAN = /\p{Script=Han}/u

/** Latin words and numbers separately, runs of Chinese whole. */
const wordsOf = (text: string): string[] =>
  foldWords(text)
    .match(/[\p{Script=Han}]+|[\p{L}\p{N}][\p{L}\p{N}'-]*/gu)
    ?.flatMap(splitScripts) ?? []

/** `T恤` stays one word, `cotton棉` becomes two: one or two letters before Chinese belong to the same word. */
function splitScripts(word: string): string[] {
  if (!HAN.test(word) || /^[a-z0-9]{1,2}\p{Script=Han}+$/u.test(word)) return [word]
  return word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []
}

function fitOf(word: string, entry: HsEntry): number {
  if (/^\d{2,12}$/.test(word)) return entry.code.startsWith(hs6(word)) ? FIT.whole + word.length : 0
  if (HAN.test(word))
    return Math.max(
      hanFit(word, entry.chinese) && FIT.name,
      ...entry.words.map((own) => hanFit(own, word)),
      ...entry.words.map((own) => hanFit(word, own)),
    )
  const wanted = singular(word)
  const fits = entry.words.map((own) => latinFit(wanted, own))
  const inName = nameWordsOf(entry).has(wanted) ? FIT.name : 0
  return Math.max(inName, ...fits)
}

/** The words of an entry's name without plurals, of which each search needs those of thousands. */
function nameWordsOf(entry: HsEntry): ReadonlySet<string> {
  const found = knownNames.get(entry) ?? new Set(wordsOf(entry.latin).map(singular))
  knownNames.set(entry, found)
  return found
}

const knownNames = new WeakMap<HsEntry, ReadonlySet<string>>()

/** The score of a Chinese word against a word of the table: equal to it, or contained in it. */
function hanFit(word: string, own: string): number {
  if (!HAN.test(word) || !HAN.test(own)) return 0
  if (word === own) return FIT.whole
  return own.includes(word) ? FIT.part : 0
}

function latinFit(wanted: string, own: string): number {
  const parts = own.split(' ').map(singular)
  if (parts.length === 1 && parts[0] === wanted) return FIT.whole
  if (parts.includes(wanted)) return FIT.start
  return wanted.length > 1 && parts.some((part) => part.startsWith(wanted)) ? FIT.part : 0
}

/** Removes a plural s, roughly enough for a look-up. */
const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word

/**
 * The position where a word ends in a title, -1 if absent. Chinese is searched for in the text, Latin among
 * its words.
 */
function placeOf(word: string, text: string, spaced: string): number {
  const [wanted, among] = HAN.test(word)
    ? [word, text]
    : [` ${word.split(' ').map(singular).join(' ')} `, spaced]
  const at = among.lastIndexOf(wanted)
  return at < 0 ? -1 : at + wanted.length
}

/** A Chinese character carries about as much information as three letters. */
const weightOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (HAN.test(letter) ? 3 : 1), 0)
