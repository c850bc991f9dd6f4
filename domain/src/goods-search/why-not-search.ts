import { WORDS_MAX } from './limits.ts'

/**
 * Why a text cannot be searched for; null if it can. Marks, pictures and single letters name no goods; one
 * Chinese character may.
 */
export function whyNotSearch(words: string): 'nothing_to_search' | 'words_too_long' | null {
  if ([...words.trim()].length > WORDS_MAX) return 'words_too_long'
  return runsOf(words).some((run) => isFindable(run) && !isStopWord(run)) ? null : 'nothing_to_search'
}

/** The words of a text in lower case: runs of Chinese characters, and of other letters and digits. */
export const runsOf = (words: string): readonly string[] =>
  [...words.normalize('NFKC')]
    .slice(0, WORDS_MAX)
    .join('')
    .toLowerCase()
    .replaceAll(/\bt[ -]?shirts?\b/g, SHIRT)
    .match(RUNS) ?? []

/** Sellers write T恤, of which only this character is Chinese. */
export const SHIRT = '恤'

/** One Chinese character, or two letters or digits. */
export const isFindable = (word: string): boolean => HAN.test(word) || [...word].length >= 2

/** Whether a word names nothing. */
export const isStopWord = (word: string): boolean => STOP.has(word)

const STOP: ReadonlySet<string> = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with'])
const HAN = /\p{Script=Han}/u
const RUNS = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
