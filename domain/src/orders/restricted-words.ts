import { LANGS, LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { foldWords } from '../texts/tidy.ts'

/** A category of goods with the words that indicate it. */
export type WordedCategory = { words: Readonly<Record<Lang, readonly string[]>> }

/**
 * The categories that a title mentions. Words of a language with spaces match whole words,
 * case-insensitively; words of a language without them, such as Chinese, match anywhere. A hint for the
 * shopper and the buyer, not a verdict.
 */
export function categoriesIn<Category extends WordedCategory>(
  title: string,
  categories: readonly Category[],
): Category[] {
  const plain = foldWords(title)
  const spaced = spacedOut(plain)
  return categories.filter(({ words }) => {
    const { whole, anywhere } = soughtOf(words)
    return whole.some((word) => spaced.includes(word)) || anywhere.some((word) => plain.includes(word))
  })
}

type Sought = { whole: readonly string[]; anywhere: readonly string[] }

const known = new WeakMap<WordedCategory['words'], Sought>()

/**
 * The words of a category prepared for matching. Cached, because a cart checks all of them for each of its
 * lines.
 */
function soughtOf(words: WordedCategory['words']): Sought {
  const of = (spacesWords: boolean) =>
    LANGS.filter((lang) => LANGUAGES[lang].spacesWords === spacesWords).flatMap((lang) =>
      words[lang].map(foldWords),
    )
  const sought = known.get(words) ?? { whole: of(true).map(spacedOut), anywhere: of(false) }
  known.set(words, sought)
  return sought
}

/** The words of a text with exactly one blank between and around them, in place of any punctuation. */
const spacedOut = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
