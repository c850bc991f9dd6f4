import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { number } from '@longhaul/text/format.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { useHead } from '../shared/head.ts'
import { AskedFirst } from './AskedFirst.tsx'
import { type Category, useCategories } from './categories.ts'
import { HelpSearch } from './HelpSearch.tsx'

/**
 * The contents page of the help centre: the search, newcomers' first questions, then every article by
 * subject.
 */
export function HelpIndex() {
  const { list, categories } = useCategories()
  useHead({ title: helpText.title, description: helpText.lead, canonical: '/faq' })
  return (
    <div className="wrap pt-8 pb-14">
      <h1 tabIndex={-1}>{helpText.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{helpText.lead}</p>
      <div className="mt-6 max-w-form">
        <HelpSearch />
      </div>
      <Loaded of={list} skeleton={<Skeleton kind="card" count={4} />}>
        {({ articles }) => (
          <>
            <AskedFirst articles={articles} />
            <Subjects categories={categories} />
            <div className="mt-6 columns-[18rem] gap-x-10">
              {categories.map((category) => (
                <Subject key={category.id} category={category} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}

/** Links to each subject, with its number of articles. */
function Subjects({ categories }: { categories: readonly Category[] }) {
  return (
    <nav className="mt-10" aria-labelledby="help-subjects">
      <h2 id="help-subjects" className="text-xl">
        {helpText.categoriesLabel}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {categories.map(({ id, name, articles }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-ink no-underline hover:bg-sunken"
              href={`#category-${id}`}
            >
              {name} <span className="num text-sm text-ink-2">{number(articles.length)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Subject = ({ category: { id, name, articles } }: { category: Category }) => (
  <section className="break-inside-avoid pb-8" aria-labelledby={`category-${id}`}>
    <h3 id={`category-${id}`} className="mb-2 scroll-mt-22 border-b-2 border-ink pb-2 text-lg">
      {name}
    </h3>
    <ul>
      {articles.map((article) => (
        <li key={article.id}>
          <Link
            className="inline-block py-2 no-underline hover:underline md:py-[5px]"
            to={to.help(article.id, article.article_name)}
          >
            {article.article_name}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
