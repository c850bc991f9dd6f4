import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { to } from '../links.ts'
import { SIDE_LINK, SIDE_LIST } from '../shared/side-link.ts'
import { ArticleView } from './ArticleView.tsx'
import { HelpSearch } from './HelpSearch.tsx'
import { useCategories } from './categories.ts'
import { useArticle } from './use-article.ts'
import { HelpIndex } from './HelpIndex.tsx'
import { HelpResults } from './HelpResults.tsx'

/** Subjects, article and contents in three columns, two, or one; nothing inside widens the page. */
const ARTICLE_COLUMNS =
  'wrap grid grid-cols-1 gap-x-10 gap-y-8 pt-8 pb-14 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start min-[72rem]:grid-cols-[14rem_minmax(0,42rem)_minmax(10rem,1fr)] lg:[&>aside]:col-start-2 min-[72rem]:[&>aside]:col-auto'

/** `/faq/:id/:name`: an article of the help centre; `/faq` is its contents page, `/faq?q=` a search in it. */
export default function HelpScreen() {
  const [words] = useSearchParam('q')
  const { id, article } = useArticle()
  if (words.trim() !== '') return <HelpResults words={words.trim().slice(0, 100)} />
  if (id === undefined) return <HelpIndex />
  return (
    <div className={ARTICLE_COLUMNS}>
      {!article.error && <HelpNav current={id} category={article.data?.category} />}
      <ArticleView of={article} home="help" />
    </div>
  )
}

/** The search and all articles by subject, next to an article; the subject of the current one is unfolded. */
function HelpNav({ current, category }: { current: number; category: string | undefined }) {
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
