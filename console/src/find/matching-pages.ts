import { foldWords } from '@longhaul/domain/texts/tidy.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { FIND_PAGES, type FindPage } from './pages.ts'

export type PageWords = readonly { id: string; words: readonly string[] }[]

/**
 * Pages whose name in any language, or whose Pinyin initials, contain the typed text; names that begin with
 * it come first. Each address once.
 */
export function matchingPages(
  typed: string,
  known: PageWords,
  mayOpen: (roles: readonly StaffRole[]) => boolean,
): FindPage[] {
  const sought = tidy(typed)
  if (!sought) return []
  const wordsOf = new Map(known.map(({ id, words }) => [id, words.map(tidy)]))
  const ranked = FIND_PAGES.filter(({ roles }) => mayOpen(roles))
    .map((page) => ({ page, rank: rankOf(sought, wordsOf.get(page.id) ?? []) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => Number(a.rank) - Number(b.rank))
  return [...new Map(ranked.map(({ page }) => [page.to, page])).values()]
}

/** 0 if a name begins with the text, 1 if a word of a name does, 2 if a name contains it, else null. */
function rankOf(sought: string, words: readonly string[]): number | null {
  if (words.some((word) => word.startsWith(sought))) return 0
  if (words.some((word) => word.includes(` ${sought}`))) return 1
  return words.some((word) => word.includes(sought)) ? 2 : null
}

const tidy = (text: string): string => foldWords(text)
