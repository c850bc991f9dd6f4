/*
 * The first letters of Chinese words in Pinyin, from the order in which every JavaScript engine sorts Chinese (CLDR's collation by Pinyin): a
 * character belongs to the letter whose first character it does not stand before. No table of twenty thousand characters is needed.
 */

const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** The first character of each letter in that order: of no reading do i, u and v come first. */
const FIRST = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七然仨它穵夕丫帀']
/** Characters that words of the console read otherwise than most words do. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 重: 'c', 行: 'h', 长: 'c' }

const order = new Intl.Collator('zh-u-co-pinyin').compare

/** The initials of a text: a letter for each Chinese character, other letters and digits as they are, in lower case. */
export const initialsOf = (text: string): string =>
  [...text.toLowerCase()].map((character) => initialOf(character)).join('')

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return /[\p{L}\p{N}]/u.test(character) ? character : ''
  const at = FIRST.findLastIndex((first) => order(first, character) <= 0)
  return READ_OTHERWISE[character] ?? LETTERS[at] ?? ''
}
