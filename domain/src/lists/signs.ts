/** Where the alphabets of Unicode end: behind it are Chinese characters, kana and Korean syllables. */
const FIRST_SIGN = 0x2e_80

/**
 * What searched words are: one sign that can be a word by itself (茶, お, 차), one letter of an alphabet, a digit or a mark, which nearly everything has; or more. The
 * database draws the same line (`signs`, migration 0079).
 */
export function kindOfWords(words: string): 'sign' | 'letter' | 'words' {
  const [first, second] = words
  if (first === undefined || second !== undefined) return 'words'
  return first.codePointAt(0)! >= FIRST_SIGN ? 'sign' : 'letter'
}
