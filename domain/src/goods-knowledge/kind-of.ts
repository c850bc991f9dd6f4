import { foldWords } from '../texts/tidy.ts'
import { KINDS, type Kind } from './kinds.ts'

const TITLE_MAX = 400

/** Kinds with the ways to find one: by its id, or by the words of a title. */
export type KindTable = {
  all: readonly Kind[]
  find: (id: string | null) => Kind | undefined
  /**
   * The kind of goods that a title names; null if it names none that we know. The longest word wins, on a tie
   * the later one, because the noun comes last in a title ("trainers storage box"). Latin words must match
   * whole, Chinese ones may occur anywhere.
   */
  of: (title: string) => Kind | null
}

/** Makes kinds searchable. */
export function kindTable(all: readonly Kind[]): KindTable {
  const byId: ReadonlyMap<string, Kind> = new Map(all.map((kind) => [kind.id, kind]))
  const words = all
    .flatMap((kind) => kind.words.map((word) => ({ kind, ...readKindWord(word) })))
    .toSorted((a, b) => b.size - a.size)
  return {
    all,
    find: (id) => (id === null ? undefined : byId.get(id)),
    of(title) {
      const text = foldWords(title.slice(0, TITLE_MAX))
      const spaced = ` ${text.replaceAll(NO_WORD, ' ').trim()} `
      let best: { kind: Kind; size: number; at: number } | null = null
      for (const { kind, word, size, isHan } of words) {
        if (best !== null && size < best.size) break
        const at = isHan ? text.lastIndexOf(word) : spaced.lastIndexOf(` ${word} `)
        if (at >= 0 && (best === null || at > best.at)) best = { kind, size, at }
      }
      return best?.kind ?? null
    },
  }
}

const NO_WORD = /[^\p{L}\p{N}]+/gu
/** A Chinese character carries about as much information as three letters. */
const HAN_SIZE = 3

/** A word as titles are searched for it, and how much it says. */
export function readKindWord(written: string): { word: string; isHan: boolean; size: number } {
  const isHan = /\p{Script=Han}/u.test(written)
  const word = isHan ? foldWords(written) : foldWords(written).replaceAll(NO_WORD, ' ').trim()
  return { word, isHan, size: word.length * (isHan ? HAN_SIZE : 1) }
}

/** The kinds that come with the program. */
export const RELEASED_KINDS = kindTable(KINDS)

/** The program's own kind that a title names. */
export const kindOf = RELEASED_KINDS.of
