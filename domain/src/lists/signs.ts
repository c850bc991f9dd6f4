/**
 * The first code point after the alphabets: from here on come Chinese characters, kana and Korean syllables.
 */
const FIRST_SIGN = 0x2e_80

/**
 * Classifies search words: a single character that can be a word by itself (茶, お, 차); a single letter, digit
 * or mark, which nearly everything contains; or anything longer. The database makes the same distinction (the
 * function `signs`).
 */
export function kindOfWords(words: string): 'sign' | 'letter' | 'words' {
  const [first, second] = words
  if (first === undefined || second !== undefined) return 'words'
  return first.codePointAt(0)! >= FIRST_SIGN ? 'sign' : 'letter'
}
