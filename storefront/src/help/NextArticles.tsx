import { helpText } from '@longhaul/text/storefront/help/help.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '../shared/Link.tsx'
import type { Article } from './use-article.ts'

/** The article before and the one after, in the order of the subject. */
export function NextArticles({
  article: { previous, next },
  address,
}: {
  article: Article
  address: (id: number, name?: string) => string
}) {
  if (!previous && !next) return null
  return (
    <nav className="article-steps" aria-label={helpText.neighbours} data-screen-only="">
      {previous && (
        <Link to={address(previous.id, previous.article_name)} rel="prev">
          <ArrowLeft />
          <span>
            <span className="article-step-word">{helpText.previous}</span>
            {previous.article_name}
          </span>
        </Link>
      )}
      {next && (
        <Link to={address(next.id, next.article_name)} rel="next" data-next="">
          <span>
            <span className="article-step-word">{helpText.next}</span>
            {next.article_name}
          </span>
          <ArrowRight />
        </Link>
      )}
    </nav>
  )
}
