import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'

type Card = Reply<'GET /article'>['articles'][number]
export type Category = { id: string; name: string; articles: Card[] }

/** All help articles, in the order of a purchase. */
export function useCategories() {
  const list = useCall('GET /article', { query: { is_faq: true } }, { staleMs: 10 * 60_000 })
  return { list, categories: list.data ? byCategory(list.data.articles) : [] }
}

function byCategory(articles: readonly Card[]): Category[] {
  const known = Object.keys(helpText.categories)
  const found = new Set(articles.map((article) => article.category))
  const ids = [...known.filter((id) => found.has(id)), ...[...found].filter((id) => !known.includes(id))]
  return ids.map((id) => ({
    id,
    name: helpText.categories[id] ?? id,
    articles: articles.filter((article) => article.category === id),
  }))
}
