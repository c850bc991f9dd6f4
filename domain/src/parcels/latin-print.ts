/**
 * A text as labels and customs papers print it: in the letters of Western European fonts, other Latin letters without their diacritics
 * (`Łódź` is `Lódz`). Null if it contains letters of another script: an unreadable label must not be printed.
 */
export function latinPrint(text: string): string | null {
  const printed = [...text.normalize('NFC')].map(printable)
  return printed.includes(null) ? null : printed.join('')
}

/** The Latin part of a title in mixed scripts, as a first guess at a customs description; empty if there is hardly any. */
export function latinPart(title: string): string {
  const kept = [...title.normalize('NFKC')].map((letter) => printable(letter) ?? ' ')
  const words = kept.join('').replaceAll(/\s+/g, ' ').trim()
  return /[A-Za-z]{3}/.test(words) ? words.slice(0, 100).trim() : ''
}

/** Whether a text contains a Chinese character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

function printable(letter: string): string | null {
  if (WESTERN.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (plain !== '' && [...plain].every((part) => WESTERN.test(part))) return plain
  return WITHOUT_MARKS[letter] ?? null
}

/** Windows-1252, which the standard fonts of PDF cover. */
const WESTERN = /^[ -~\u00a0-\u00ffŒœŠšŽžŸƒ€‚„…†‡ˆ‰‹‘’“”•–—˜™›]$/

/** Latin letters that no decomposition turns into a plain one. */
const WITHOUT_MARKS: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  Ə: 'E',
  ə: 'e',
}
