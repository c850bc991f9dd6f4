import type { Texts } from '../languages.ts'

/**
 * Goods for which a line does not pay duty and tax although it does otherwise, as the operator writes them:
 * the first two to twelve digits of their tariff numbers, or the id of a category of goods, such as
 * `3303, 8517 13, battery_pure`.
 */
const BEGINNING = /^\d{2,12}$/
const CATEGORY = /^[a-z][a-z0-9_]{1,39}$/

/** The entries of such a list, without blanks. */
export const excludesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;，；\n]/)
      .map((entry) => entry.replaceAll(/[\s.]/g, ''))
      .filter((entry) => entry !== ''),
  ),
]

export const isCategory = (entry: string): boolean => CATEGORY.test(entry)

/** Whether a text is not such a list, or names a category that there is not. */
export function whyNotExcludes(typed: string, categories?: ReadonlySet<string>): 'format' | 'unknown' | null {
  const entries = excludesOf(typed)
  if (!entries.every((entry) => BEGINNING.test(entry) || isCategory(entry))) return 'format'
  const named = entries.filter(isCategory)
  return categories && named.some((entry) => !categories.has(entry)) ? 'unknown' : null
}

/** An entry, with its name if it is a category. */
export type Excluded = { readonly entry: string; readonly name: Texts | null }

/** Goods as an entry can match them. */
type Matched = { readonly code: string | null; readonly categories?: readonly string[] }

/**
 * What some of the goods match, of a number its beginning and of a category its name; an unknown number or
 * category matches nothing.
 */
export const excludedAmong = (goods: readonly Matched[], excludes: readonly Excluded[]): (string | Texts)[] =>
  excludes
    .filter(({ entry }) =>
      goods.some(({ code, categories }) => categories?.includes(entry) || code?.startsWith(entry)),
    )
    .map(({ entry, name }) => name ?? entry)
