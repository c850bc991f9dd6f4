import type { Reply } from '@longhaul/contract/routes.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import type { ReactNode } from 'react'

type Entry = Reply<'GET /article'>['articles'][number]

/** A list of articles: each with its title as a link, its one-sentence summary, and whatever `more` adds. */
export function ArticleEntries({
  articles,
  address,
  more,
}: {
  articles: readonly Entry[]
  address: (id: number, name?: string) => string
  more?: (article: Entry) => ReactNode
}) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id} className="py-4 not-first:border-t first:pt-0">
          <h2 className="text-lg">
            <Link to={address(article.id, article.article_name)}>{article.article_name}</Link>
          </h2>
          <p className="mt-0.5 text-ink-2">{article.summary}</p>
          {more?.(article)}
        </li>
      ))}
    </ul>
  )
}
