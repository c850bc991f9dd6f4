import type { listPages } from './sql-goods.ts'

export type Page = Awaited<ReturnType<typeof listPages>>[number]

/** What a product's own pages call it, and the marketplace's category: no shopper's words. */
export const wordsOf = (pages: readonly Page[]): string =>
  [
    ...pages.map((page) => page.category),
    ...pages.map((page) => page.helper_title),
    ...pages.map((page) => page.title),
  ]
    .filter((text) => text !== '')
    .join(' / ')

/** What stands for a seller; empty where no page names one. */
export function shopKeyOf(platform: string, pages: readonly Page[]): string {
  const seller = pages.map((page) => page.seller_id || page.seller_name).find((name) => name !== '')
  return seller === undefined ? '' : `${platform} ${seller}`.slice(0, 300)
}
