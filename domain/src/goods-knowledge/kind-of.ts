import { foldWords } from '../texts/tidy.ts'
import { KINDS, type Kind } from './kinds.ts'

const TITLE_MAX = 400

/**
 * The kind of goods that a title names; null if it names none that we know. The longest word wins, on a tie
 * the later one, because the noun comes last in a title ("trainers storage box"). Latin words must match
 * whole, Chinese ones may occur anywhere.
 */
export function kindOf(title: string): Kind | null {
  const text = foldWords(title.slice(0, TITLE_MAX))
  const spaced = ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
  let best: { kind: Kind; size: number; at: number } | null = null
  for (const { kind, word, size, isHan } of WORDS) {
    if (best !== null && size < best.size) break
    const at = isHan ? text.lastIndexOf(word) : spaced.lastIndexOf(` ${word} `)
    if (at >= 0 && (best === null || at > best.at)) best = { kind, size, at }
  }
  return best?.kind ?? null
}

/** A Chinese character carries about as much information as three letters. */
const HAN_SIZE = 3

const WORDS = KINDS.flatMap((kind) =>
  kind.words.map((written) => {
    const isHan = /\p{Script=Han}/u.test(written)
    const word = isHan ? foldWords(written) : foldWords(written).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    return { kind, word, isHan, size: word.length * (isHan ? HAN_SIZE : 1) }
  }),
).toSorted((a, b) => b.size - a.size)
