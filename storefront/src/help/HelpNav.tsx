import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { useCategories } from './categories.ts'
import { HelpSearch } from './HelpSearch.tsx'

/** Search and all articles by subject, beside an article; the subject of the present one is open. */
export function HelpNav({ current, category }: { current: number; category: string | undefined }) {
  const { categories } = useCategories()
  return (
    <div className="help-nav" data-screen-only="">
      <HelpSearch />
      <nav aria-label={helpText.categoriesLabel}>
        {categories.map(({ id, name, articles }) => (
          <details key={id} open={id === category}>
            <summary>{name}</summary>
            <ul>
              {articles.map((article) => (
                <li key={article.id}>
                  <Link
                    to={to.help(article.id, article.article_name)}
                    aria-current={article.id === current ? 'page' : undefined}
                  >
                    {article.article_name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </nav>
    </div>
  )
}
