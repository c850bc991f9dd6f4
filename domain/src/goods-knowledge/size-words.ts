import { foldWords } from '../texts/tidy.ts'
import type { Kind } from './kinds.ts'

/** The sizes named in a title and in the chosen options. */
export type Sizes = {
  /** How many pieces are sold as one: 3 for "3 件装"; 1 if not stated. */
  set: number
  /** Steps from M: S is -1, XL is 2; null if no letter is named. */
  letter: number | null
  inch: number | null
  ml: number | null
  gram: number | null
}

/**
 * Reads the sizes in a title and options. Where both name one, the options win, because they describe what is
 * bought.
 */
export function readSizes(title: string, optionsText: string): Sizes {
  const [general, chosen] = [plain(title), plain(optionsText)]
  const either = <T>(read: (text: string) => T | null): T | null => read(chosen) ?? read(general)
  return {
    set: either(setIn) ?? 1,
    // A letter in a title is usually part of a name: "model S".
    letter: letterIn(chosen),
    inch: either(amount(/(\d{1,3}(?:\.\d)?)\s*(?:英寸|寸|inch(?:es)?\b|″|")/u, () => 1)),
    ml: either(
      amount(/(\d{1,5}(?:\.\d+)?)\s*(毫升|ml\b|升|l\b)/u, (unit) => (/^(?:升|l)$/.test(unit) ? 1_000 : 1)),
    ),
    gram: either(amount(/(\d{1,5}(?:\.\d+)?)\s*(公斤|千克|kg\b|斤|克|g\b)/u, gramsOf)),
  }
}

/**
 * How much heavier this size is than the usual one of its kind. Weights are divided by this factor before
 * they are compared.
 */
export function sizeFactor(kind: Kind | null, sizes: Sizes): number {
  const letter = kind?.byLetter ? LETTER_STEP ** (sizes.letter ?? 0) : 1
  const named = kind?.bySize && sizes[kind.bySize.unit]
  const size = kind?.bySize && named ? bounded(named / kind.bySize.usual) ** kind.bySize.power : 1
  return sizes.set ** SET_POWER * letter * size
}

/** From a table of T-shirts by size: half an ounce of 6 to 7 ounces per step, less for heavier garments. */
const LETTER_STEP = 1.05
/** A set shares its packaging. */
const SET_POWER = 0.97
const SET_MAX = 100
const RATIO_MAX = 20
const bounded = (ratio: number) => Math.min(RATIO_MAX, Math.max(1 / RATIO_MAX, ratio))

const plain = (text: string): string => foldWords(text.slice(0, 400))

const HAN_NUMBERS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
}
const SETS = [
  /(\d{1,3}|[一二两三四五六七八九十])\s*(?:件|双|条|个|只|支|瓶|包|盒|片|枚|对|本|袋|罐|块)\s*(?:装|套装|组合|套)/u,
  /\b(?:set|pack|lot|box) of (\d{1,3})\b/u,
  /\b(\d{1,3})[\s-]*(?:pcs|pieces|packs?|pairs)\b/u,
]

function setIn(text: string): number | null {
  for (const pattern of SETS) {
    const found = pattern.exec(text)?.[1]
    const count = found === undefined ? 0 : (HAN_NUMBERS[found] ?? Number(found))
    if (count >= 1 && count <= SET_MAX) return count
  }
  return null
}

const STEPS: Readonly<Record<string, number>> = { xxs: -3, xs: -2, s: -1, m: 0, l: 1, xl: 2, xxl: 3, xxxl: 4 }

function letterIn(text: string): number | null {
  const found = /(?<![\p{L}\p{N}])(?:(\d)xl|x{0,3}l|x{0,2}s|m)(?![\p{L}\p{N}])/u.exec(text)
  if (!found) return null
  if (found[1]) return Math.min(6, 1 + Number(found[1]))
  return STEPS[found[0]] ?? null
}

const amount = (pattern: RegExp, times: (unit: string) => number) => (text: string) => {
  const found = pattern.exec(text)
  const value = found ? Number(found[1]) * times(found[2] ?? '') : 0
  return value > 0 ? value : null
}

const gramsOf = (unit: string): number => (unit === '斤' ? 500 : /^(?:公斤|千克|kg)$/.test(unit) ? 1_000 : 1)
