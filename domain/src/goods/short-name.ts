import type { Lang, Script } from '../languages.ts'
import { shorten } from '../texts/shorten.ts'
import { THINGS } from './goods-words.ts'
import { type GoodsNames, nameIn } from './name-in.ts'

/** The most letters of a short name, by the script it is written in. */
const SHORT_NAME_MAX: Readonly<Record<Script, number>> = { latin: 24, chinese: 8 }

/**
 * What a heading, a title or a sentence calls goods: the shopper's own name, else the thing that the title
 * names ("hoodie", 「卫衣」), else how the title begins. Words of the dictionary are in lower case, so that
 * they can stand inside a sentence.
 */
export function shortGoodsName(lang: Lang, names: GoodsNames): string {
  const name = nameIn(lang, names).normalize('NFKC').trim()
  const script: Script = HAN.test(name) ? 'chinese' : 'latin'
  const isOwn = Boolean(names.ownName)
  return fit(isOwn ? name : (THING_IN[script](name) ?? phrasesOf(name)[0] ?? name), SHORT_NAME_MAX[script])
}

/** The short names of several goods, each once, in the order given: the dearest should be first. */
export const shortGoodsNames = (lang: Lang, goods: readonly GoodsNames[]): string[] => [
  ...new Set(goods.map((names) => shortGoodsName(lang, names))),
]

const HAN = /\p{Script=Han}/u

/** The parts of a title: sellers put commas between a thing and its properties, in Chinese also blanks. */
const phrasesOf = (title: string): string[] =>
  title
    .split(HAN.test(title) ? HAN_MARKS : LATIN_MARKS)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const HAN_MARKS = /[\s\p{P}|+]+/u
const LATIN_MARKS = /[^\p{L}\p{N}\s'’.&-]+|\s-+\s|\s(?:with|for|in)\s/iu

/** The thing that a title names, by its script; undefined if it names none that the dictionary knows. */
const THING_IN: Readonly<Record<Script, (title: string) => string | undefined>> = {
  /**
   * The longest one; of equally long ones that of the first phrase, and there the last, since the noun comes
   * last.
   */
  chinese: (title) =>
    phrasesOf(title.replaceAll(/T\s?恤/giu, '恤衫'))
      .flatMap((phrase) => lastLongest(phrase) ?? [])
      .toSorted((a, b) => b.length - a.length)[0]
      ?.replace('恤衫', 'T 恤'),
  /** The last one of the first phrase that names one. */
  latin: (title) =>
    phrasesOf(title)
      .map((phrase) => lastNoun(phrase.split(/\s+/u)))
      .find((noun) => noun !== undefined),
}

/** A single character is not enough: 包 is a bag, but in 五包 a pack. */
const HAN_MIN = 2
const HAN_MAX = Math.max(...[...THINGS.keys()].map((word) => word.length))

function lastLongest(phrase: string): string | undefined {
  for (let length = Math.min(HAN_MAX, phrase.length); length >= HAN_MIN; length--)
    for (let from = phrase.length - length; from >= 0; from--) {
      const word = phrase.slice(from, from + length)
      if (THINGS.has(word)) return word
    }
  return undefined
}

/** The English nouns as the dictionary writes them, found by their lower case without a plural's ending. */
const NOUNS: ReadonlyMap<string, string> = new Map([...THINGS.values()].map((noun) => [foldNoun(noun), noun]))

/** The last noun among these words, of two words where two are one: "phone case". */
function lastNoun(words: readonly string[]): string | undefined {
  for (let end = words.length; end > 0; end--)
    for (const count of [2, 1]) {
      const written = words.slice(Math.max(0, end - count), end).join(' ')
      const noun = NOUNS.get(foldNoun(written))
      if (noun !== undefined)
        return written.toLowerCase().endsWith('s') === noun.endsWith('s') ? noun : written.toLowerCase()
    }
  return undefined
}

function foldNoun(noun: string): string {
  return noun.toLowerCase().replace(/(?<=[^s])s$/, '')
}

/** Shortened to so many letters with the ellipsis, after a whole word if most of it remains. */
function fit(name: string, max: number): string {
  const cut = shorten(name, max - 1)
  if (cut === name || [...name].length <= max) return name
  const blank = cut.lastIndexOf(' ')
  return blank > max / 2 ? `${cut.slice(0, blank)}…` : cut
}
