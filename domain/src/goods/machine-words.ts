import { FIRST_LANG, LANGS, LANGUAGES } from '../languages.ts'
import { gloss, glossTitle } from './gloss.ts'

/** The machine translators for which there are adapters. */
export const TRANSLATORS = ['deepl', 'google', 'baidu'] as const
export type TranslatorId = (typeof TRANSLATORS)[number]

/** The target language for names in Latin letters: the first language in Latin script. */
export const NAMES_LANG = LANGS.find((lang) => LANGUAGES[lang].script === 'latin') ?? FIRST_LANG

/** The language that sellers write in. */
export const SELLERS_LANG = LANGS.find((lang) => LANGUAGES[lang].script === 'chinese') ?? FIRST_LANG

/** The maximum length of a text to translate: that of a stored title. */
export const TRANSLATED_MAX = 300

/**
 * The words to send to a machine translator: the parts of a name that the dictionary of the trade leaves in
 * Chinese, each once.
 */
export function wordsForMachine({ title, optionsText }: { title: string; optionsText: string }): string[] {
  const wanted = [
    ...(HAN.test(title) && glossTitle(title) === '' ? [title.trim()] : []),
    ...unknownParts(optionsText),
  ]
  return [...new Set(wanted)].filter((text) => text.length <= TRANSLATED_MAX)
}

/** The names and values of options that are not entirely in the dictionary. */
const unknownParts = (optionsText: string): string[] => pairsOf(optionsText).flat().filter(isUnknown)

/** Whether the dictionary of the trade leaves a part of a seller's words in Chinese. */
export const isUnknown = (part: string): boolean => HAN.test(gloss(part) || part)

/** The options with machine translations of the parts that the dictionary does not know. */
export const optionsWith = (optionsText: string, machine: ReadonlyMap<string, string>): string =>
  pairsOf(optionsText)
    .map((parts) => parts.map((part) => inLatin(part, machine)).join(': '))
    .join('; ')

/** A seller's word in Latin letters, by the dictionary or else a known translation; else unchanged. */
export function inLatin(part: string, machine: ReadonlyMap<string, string>): string {
  const known = gloss(part) || part
  return HAN.test(known) ? (machine.get(part) ?? known) : known
}

const pairsOf = (optionsText: string): string[][] =>
  optionsText.split(/[;；]/).map((pair) => pair.split(/[:：]/).map((part) => part.trim()))

/**
 * A machine translation as it is stored: on one line, with a capital. Undefined if it is not a usable name:
 * empty, still Chinese, with markup or invisible characters, or far too long for the original.
 */
export function tidyTranslation(original: string, answer: string): string | undefined {
  const text = answer.replaceAll(/\s+/gu, ' ').trim()
  const isName =
    /\p{Script=Latin}|\d/u.test(text) &&
    !HAN.test(text) &&
    !/[<>{}]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|https?:/u.test(text) &&
    text.length <= Math.min(TRANSLATED_MAX, LONGEST + 8 * original.length)
  return isName ? text.charAt(0).toUpperCase() + text.slice(1) : undefined
}

/** One Chinese character may need many letters, and a short word an explanation. */
const LONGEST = 20
const HAN = /\p{Script=Han}/u
