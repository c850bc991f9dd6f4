import { whyNotPrint } from './printable.ts'

/**
 * The Latin part of a title in mixed scripts, as a first guess at a customs description; empty if there is
 * hardly any.
 */
export function latinPart(title: string): string {
  const kept = [...title.normalize('NFKC')].map((letter) =>
    LATIN.test(letter) && whyNotPrint(letter) === null ? letter : ' ',
  )
  const words = kept.join('').replaceAll(/\s+/g, ' ').trim()
  return /[A-Za-z]{3}/.test(words) ? words.slice(0, 100).trim() : ''
}

/** Whether a text contains a Chinese character. */
export const hasHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Latin letters with their accents, and the signs of European typography. */
const LATIN = /[\p{Script=Latin}\p{Script=Inherited} -~\u00a0-\u00ff€‚„…‹›‘’“”•–—™]/u
