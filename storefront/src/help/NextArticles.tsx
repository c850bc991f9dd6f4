import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Article } from './use-article.ts'

const STEP =
  'flex items-center gap-3 rounded-card border bg-surface px-4 py-3 font-medium no-underline hover:border-primary'
/** Aligned to the end even when it is alone in its row. */
const AT_END = '-col-start-2 -col-end-1 justify-end text-end'

/** The previous and the next article, in the order of the subject. */
export function NextArticles({
  article: { previous, next },
  address,
}: {
  article: Article
  address: (id: number, name?: string) => string
}) {
  if (!previous && !next) return null
  return (
    <nav
      className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3"
      aria-label={helpText.neighbours}
      data-screen-only=""
    >
      {previous && (
        <Link className={STEP} to={address(previous.id, previous.article_name)} rel="prev">
          <ArrowRight className="size-4.5 rotate-180" />
          <span>
            <span className="block text-sm font-normal text-ink-2">{helpText.previous}</span>
            {previous.article_name}
          </span>
        </Link>
      )}
      {next && (
        <Link className={`${STEP} ${AT_END}`} to={address(next.id, next.article_name)} rel="next">
          <span>
            <span className="block text-sm font-normal text-ink-2">{helpText.next}</span>
            {next.article_name}
          </span>
          <ArrowRight className="size-4.5" />
        </Link>
      )}
    </nav>
  )
}
