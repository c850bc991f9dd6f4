import { shorten } from '../texts/shorten.ts'
import { FONT_LETTERS } from './font-letters.ts'

/**
 * Why a text cannot be printed, and what to quote of it: the word of a script that is not read there, since
 * one of its letters may look like a Latin one; or the letter that is missing from our fonts.
 */
export type PrintIssue = { readonly quoted: string; readonly why: 'script' | 'missing' }

/**
 * Null if a text can be printed on the label and the papers of a package to this country, else the first
 * fault: a letter of a script that carriers there do not read, or in none of our fonts. Without a country:
 * only what is read everywhere, which is Latin letters.
 */
export function whyNotPrint(text: string, country = ''): PrintIssue | null {
  const local = localScripts(country)
  for (const word of printed(text).match(WORDS) ?? [])
    for (const letter of word) {
      if (letter === '\n') continue
      if (!EVERYWHERE.test(letter) && !local?.test(letter) && !/\p{Co}|\p{Cn}|\p{Cs}/u.test(letter))
        return { quoted: shorten(word, QUOTED_MAX), why: 'script' }
      if (!hasGlyph(letter)) return { quoted: letter, why: 'missing' }
    }
  return null
}

/** Words, and everything between them letter by letter. */
const WORDS = /[\p{L}\p{M}]+|[^\p{L}\p{M}]/gu

/** The longest quotation: Chinese, Thai and others write whole lines without a blank. */
const QUOTED_MAX = 16

/**
 * The scripts besides Latin that carriers in a country read on a label, as a pattern for one letter;
 * undefined if there are none.
 */
export const localScripts = (country: string): RegExp | undefined =>
  LOCAL_SCRIPTS.find(({ countries }) => countries.includes(country))?.letters

/**
 * A text as it is printed: invisible characters left out, every blank a space, and a letter that no font has
 * replaced by its plain form, such as a mathematical letter by the usual one. Letters without such a form
 * stay, for `whyNotPrint` to find.
 */
export const printed = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replaceAll(/\p{Cf}|\p{Variation_Selector}/gu, '')
      .replaceAll(/[^\S\n]|(?!\n)\p{Cc}/gu, ' '),
  ]
    .map(withGlyph)
    .join('')

/** Whether one of the print fonts has a glyph for this letter. */
export function hasGlyph(letter: string): boolean {
  ranges ??= readRanges(FONT_LETTERS)
  const code = letter.codePointAt(0)!
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle]!
    if (code < first) high = middle - 1
    else if (code > last) low = middle + 1
    else return true
  }
  return false
}

function withGlyph(letter: string): string {
  if (letter === '\n' || hasGlyph(letter)) return letter
  const plain = [letter.normalize('NFKC'), letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
  return plain.find((form) => form !== '' && [...form].every(hasGlyph)) ?? letter
}

/** Latin letters, and the signs, digits and accents that all scripts share. */
const EVERYWHERE = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * Postal services read addresses in the script of their own country. Other countries' carriers and the
 * machines in between read Latin letters only.
 */
const LOCAL_SCRIPTS: readonly { readonly letters: RegExp; readonly countries: readonly string[] }[] = [
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u,
    countries: ['CN', 'HK', 'MO', 'TW', 'JP'],
  },
  { letters: /[\p{Script=Hangul}\p{Script=Han}]/u, countries: ['KR'] },
  { letters: /\p{Script=Greek}/u, countries: ['GR', 'CY'] },
  {
    letters: /\p{Script=Cyrillic}/u,
    countries: ['RU', 'BY', 'UA', 'KZ', 'KG', 'TJ', 'MN', 'BG', 'RS', 'ME', 'BA', 'MK'],
  },
]

type Range = readonly [first: number, last: number]
let ranges: readonly Range[] | undefined

/**
 * The inverse of `fontLetters`: each range is the distance from the previous one and its length less one, in
 * base 36.
 */
function readRanges(packed: string): Range[] {
  let end = 0
  return packed.split(' ').map((part) => {
    const [distance = '', length = '0'] = part.split('+')
    const first = end + Number.parseInt(distance, 36)
    end = first + Number.parseInt(length, 36)
    return [first, end]
  })
}

/**
 * The letters of all print fonts as `font-letters.ts` stores them. Leaves out what is never printed:
 * controls, and letters of scripts that no label carries.
 */
export function fontLetters(codes: Iterable<number>): string {
  const kept = [...new Set(codes)]
    .filter((code) => {
      const letter = String.fromCodePoint(code)
      return ON_LABELS.test(letter) && !/\p{C}/u.test(letter)
    })
    .toSorted((one, other) => one - other)
  const found: [number, number][] = []
  for (const code of kept) {
    const last = found.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else found.push([code, code])
  }
  return found
    .map(([first, last], at) => {
      const distance = (first - (found[at - 1]?.[1] ?? 0)).toString(36)
      return last > first ? `${distance}+${(last - first).toString(36)}` : distance
    })
    .join(' ')
}

const ON_LABELS = new RegExp(
  [EVERYWHERE, ...LOCAL_SCRIPTS.map(({ letters }) => letters)].map(({ source }) => source).join('|'),
  'u',
)
