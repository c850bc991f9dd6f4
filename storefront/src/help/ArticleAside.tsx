import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Contents } from '../shared/Contents.tsx'
import { SIDE_HEADING, SIDE_LINK, SIDE_LIST } from '../shared/side-link.ts'
import type { Article } from './use-article.ts'

/** Next to an article: its headings and related articles. */
export function ArticleAside({
  article,
  address,
}: {
  article: Article
  address: (id: number, name?: string) => string
}) {
  return (
    <aside className="max-lg:border-t max-lg:pt-6" data-screen-only="">
      <Contents title={helpText.contents} headings={article.headings} />
      {article.related.length > 0 && (
        <nav aria-labelledby="related" className="not-first:mt-8">
          <h2 id="related" className={SIDE_HEADING}>
            {helpText.related}
          </h2>
          <ul className={SIDE_LIST}>
            {article.related.slice(0, 5).map((other) => (
              <li key={other.id}>
                <Link className={SIDE_LINK} to={address(other.id, other.article_name)}>
                  {other.article_name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  )
}
