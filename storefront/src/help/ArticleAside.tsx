import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '../shared/Link.tsx'
import { Contents } from './Contents.tsx'
import type { Article } from './use-article.ts'

/** Beside an article: its headings, and what to read next. */
export function ArticleAside({
  article,
  address,
}: {
  article: Article
  address: (id: number, name?: string) => string
}) {
  return (
    <aside className="article-aside" data-screen-only="">
      <Contents headings={article.headings} />
      {article.related.length > 0 && (
        <nav aria-labelledby="related">
          <h2 id="related">{helpText.related}</h2>
          <ul>
            {article.related.slice(0, 5).map((other) => (
              <li key={other.id}>
                <Link to={address(other.id, other.article_name)}>{other.article_name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  )
}
