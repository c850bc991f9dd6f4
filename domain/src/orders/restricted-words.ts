import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'

/** A category of goods with the words that give it away. */
export type WordedCategory = { words: Readonly<Record<Lang, readonly string[]>> }

/**
 * The categories that a title speaks of: words of a language that sets them apart as whole words, whatever their case; of one without blanks, as Chinese, anywhere. A hint
 * for the shopper and the buyer, not a verdict.
 */
export function categoriesIn<Category extends WordedCategory>(
  title: string,
  categories: readonly Category[],
): Category[] {
  const plain = title.normalize('NFKC').toLowerCase()
  const spaced = spacedOut(plain)
  return categories.filter(({ words }) =>
    LANGS.some((lang) =>
      words[lang].some((word) =>
        LANGUAGES[lang].spacesWords
          ? spaced.includes(spacedOut(word.toLowerCase()))
          : plain.includes(word.toLowerCase()),
      ),
    ),
  )
}

/** Words with one blank between and around them, whatever stood there. */
const spacedOut = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
