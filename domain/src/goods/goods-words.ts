import { COLOUR_WORDS } from './words-of-colours.ts'
import { CUT_WORDS } from './words-of-cuts.ts'
import { MATERIAL_WORDS } from './words-of-materials.ts'
import { THING_WORDS } from './words-of-things.ts'

/** The nouns for goods alone. */
export const THINGS: ReadonlyMap<string, string> = new Map(readWords(THING_WORDS))

/**
 * The dictionary of the trade: sellers' words for colours, sizes, materials, cuts and things, in English. A
 * word that occurs in several sections means the same in each. Compiled manually from listings; a missing
 * word stays as the seller wrote it.
 */
export const GOODS_WORDS: ReadonlyMap<string, string> = new Map([
  ...[COLOUR_WORDS, MATERIAL_WORDS, CUT_WORDS].flatMap(readWords),
  ...THINGS,
])

/** The longest word, in characters. */
export const GOODS_WORD_MAX = Math.max(...[...GOODS_WORDS.keys()].map((word) => word.length))

/** `original=English` pairs, separated by commas or lines. */
function readWords(data: string): [string, string][] {
  return data
    .split(/[,\n]/)
    .filter((pair) => pair.includes('='))
    .map((pair) => {
      const [original = '', english = ''] = pair.split('=')
      return [original.trim(), english.trim()]
    })
}
