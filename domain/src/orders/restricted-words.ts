/** A category of goods with the words that give it away. */
export type WordedCategory = { wordsEn: readonly string[]; wordsZh: readonly string[] }

/**
 * The categories that a title speaks of: English words as whole words, whatever their case; Chinese, which has no blanks, anywhere. A hint
 * for the shopper and the buyer, not a verdict.
 */
export function categoriesIn<Category extends WordedCategory>(
  title: string,
  categories: readonly Category[],
): Category[] {
  const plain = title.normalize('NFKC').toLowerCase()
  const spaced = spacedOut(plain)
  return categories.filter(
    ({ wordsEn, wordsZh }) =>
      wordsEn.some((word) => spaced.includes(spacedOut(word.toLowerCase()))) ||
      wordsZh.some((word) => plain.includes(word.toLowerCase())),
  )
}

/** Words with one blank between and around them, whatever stood there. */
const spacedOut = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
