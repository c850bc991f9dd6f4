import type { Reason } from '../refusals.ts'

/** The subjects of the help centre, in the order of a purchase. */
export const ARTICLE_CATEGORIES = [
  'start',
  'ordering',
  'warehouse',
  'shipping',
  'customs',
  'payment',
  'after-sale',
  'account',
] as const
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number]

/** A help article, an article, a footer article (docs/rules/content.md: `is_faq`, type 2). */
export const ARTICLE_KINDS = ['help', 'article', 'footer'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

export const ARTICLE_NAME_MAX = 120
export const ARTICLE_SUMMARY_MAX = 300
export const ARTICLE_BODY_MAX = 60_000

export const kindOf = ({ is_faq, type }: { is_faq: boolean; type: number }): ArticleKind =>
  is_faq ? 'help' : type === 2 ? 'footer' : 'article'

export const columnsOf = (kind: ArticleKind): { is_faq: boolean; type: number } => ({
  is_faq: kind === 'help',
  type: kind === 'footer' ? 2 : 1,
})

/**
 * Articles that our pages link to by number (storefront/src/links.ts) and that must therefore exist: how to
 * buy, contact, terms, privacy.
 */
export const NEEDED_ARTICLES: readonly number[] = [18, 59, 101, 102, 103, 105]

/** Null when an article may be unpublished, else why not. */
export const whyNotUnpublish = (id: number): Reason | null =>
  NEEDED_ARTICLES.includes(id) ? 'article_needed' : null

/** The unknown names among a text's placeholders for figures (`{{freeStorageDays}}`), each once, as typed. */
export function unknownFigures(text: string, known: ReadonlySet<string>): string[] {
  const names = [...text.matchAll(/\{\{([^{}\n]*)\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !known.has(name))
}

/**
 * The names of the fields in which two versions of an article differ: for whoever saved second, and for the
 * history.
 */
export function changedFields<T extends Record<string, unknown>>(before: T, after: T): (keyof T & string)[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

/** An article's name as the last part of its URL (docs/rules/content.md: id plus name). */
export const articleSlug = (name: string): string =>
  encodeURIComponent(name.trim().replaceAll(/[\s/]+/g, '-'))
