import type { listPages } from './sql-goods.ts'

export type Page = Awaited<ReturnType<typeof listPages>>[number]

/** A product's category and titles from its own pages; never a shopper's words. */
export const wordsOf = (pages: readonly Page[]): string =>
  [
    ...pages.map((page) => page.category),
    ...pages.map((page) => page.helper_title),
    ...pages.map((page) => page.title),
  ]
    .filter((text) => text !== '')
    .join(' / ')

/** The key of a product's seller; empty if no page names one. */
export function shopKeyOf(platform: string, pages: readonly Page[]): string {
  const seller = pages.map((page) => page.seller_id || page.seller_name).find((name) => name !== '')
  return seller === undefined ? '' : `${platform} ${seller}`.slice(0, 300)
}
