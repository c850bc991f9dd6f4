/*
 * The Pinyin initials of Chinese words, derived from the order in which every JavaScript engine sorts Chinese
 * (CLDR's Pinyin collation): a character belongs to the last letter whose first character does not sort after
 * it. This avoids a table of twenty thousand characters.
 */

const LETTERS = 'abcdefghjklmnopqrstwxyz'
/** The first character of each letter in that order: no reading starts with i, u or v. */
const FIRST = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七然仨它穵夕丫帀']
/** Characters whose reading in the console's words differs from their most common one. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 重: 'c', 行: 'h', 长: 'c' }

const order = new Intl.Collator('zh-u-co-pinyin').compare

/**
 * The initials of a text: one letter for each Chinese character, other letters and digits unchanged, in lower
 * case.
 */
export const initialsOf = (text: string): string =>
  [...text.toLowerCase()].map((character) => initialOf(character)).join('')

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return /[\p{L}\p{N}]/u.test(character) ? character : ''
  const at = FIRST.findLastIndex((first) => order(first, character) <= 0)
  return READ_OTHERWISE[character] ?? LETTERS[at] ?? ''
}
