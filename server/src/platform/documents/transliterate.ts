import { hasGlyph, printed, whyNotPrint } from '@longhaul/domain/printing/printable.ts'

/** Loads the table of letters, half a megabyte, with the first text that needs it. */
export async function loadTransliteration(): Promise<void> {
  toAscii ??= (await import('any-ascii')).default
}
let toAscii: ((text: string) => string) | undefined

/**
 * A text in letters that can be printed for this country: those that cannot are written in Latin letters,
 * word by word, and signs that no script has are left out. A proposal for people to check: it knows letters,
 * not languages.
 */
export function inPrintableLetters(text: string, country: string): string {
  return printed(text)
    .split(/([^\p{L}\p{M}\p{N}]+)/u)
    .map((word) => (whyNotPrint(word, country) ? latinWord(word, country) : word))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** Words in the letters of English: without accents, and with the plainest form of each sign. */
export const inAscii = (text: string): string => loaded()(text)

/**
 * A text as a document shows it that people read and no carrier does: letters that no font has are written in
 * Latin ones, or left out.
 */
export const legible = (text: string): string =>
  [...printed(text)]
    .map((letter) => (letter === '\n' || hasGlyph(letter) ? letter : latinLetters(letter)))
    .join('')

/**
 * Scripts without capitals begin words with one, as names do, and syllables of Korean and Chinese become one
 * word: `Gangnamgu`, not `GangNamGu`.
 */
function latinWord(word: string, country: string): string {
  const latin = [...word]
    .map((letter) => (whyNotPrint(letter, country) ? latinLetters(letter) : letter))
    .join('')
  if (/^[\p{Lu}\p{Ll}]/u.test(word)) return latin
  return latin.charAt(0).toUpperCase() + latin.slice(1).toLowerCase()
}

function latinLetters(letter: string): string {
  if (!/[\p{L}\p{M}\p{N}]/u.test(letter)) return ''
  return loaded()(letter).replaceAll(/[`'"]/g, '')
}

function loaded(): (text: string) => string {
  if (!toAscii) throw new Error('The table of letters is not loaded.')
  return toAscii
}
