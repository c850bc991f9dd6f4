import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { to } from '../links.ts'
import { useCategories } from './categories.ts'
import { HelpSearch } from './HelpSearch.tsx'
import { SIDE_LINK, SIDE_LIST } from '../shared/side-link.ts'

/** The search and all articles by subject, next to an article; the subject of the current one is unfolded. */
export function HelpNav({ current, category }: { current: number; category: string | undefined }) {
  const { categories } = useCategories()
  return (
    <div className="lg:row-span-2" data-screen-only="">
      <HelpSearch />
      <nav className="mt-5 max-lg:hidden" aria-label={helpText.categoriesLabel}>
        {categories.map(({ id, name, articles }) => (
          <details key={id} open={id === category}>
            <summary className="py-2.5">{name}</summary>
            <ul className={SIDE_LIST}>
              {articles.map((article) => (
                <li key={article.id}>
                  <Link
                    className={SIDE_LINK}
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
