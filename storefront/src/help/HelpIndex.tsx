import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import { useHead } from '../shared/head.ts'
import { Link } from '../shared/Link.tsx'
import { useCategories } from './categories.ts'
import { HelpSearch } from './HelpSearch.tsx'

/** The contents page of the help centre. */
export function HelpIndex() {
  const { list, categories } = useCategories()
  useHead({ title: helpText.title, description: helpText.lead, canonical: '/faq' })
  return (
    <div className="wrap pt-8 pb-14">
      <h1 tabIndex={-1}>{helpText.title}</h1>
      <p className="mt-2 max-w-text text-ink-2">{helpText.lead}</p>
      <div className="my-8 max-w-form">
        <HelpSearch />
      </div>
      <Loaded of={list} skeleton={<Skeleton kind="card" count={4} />}>
        {() => (
          <div className="columns-[18rem] gap-x-10">
            {categories.map(({ id, name, articles }) => (
              <section key={id} className="break-inside-avoid pb-8" aria-labelledby={`category-${id}`}>
                <h2 id={`category-${id}`} className="mb-2 border-b pb-2 text-lg">
                  {name}
                </h2>
                <ul>
                  {articles.map((article) => (
                    <li key={article.id}>
                      <Link
                        className="inline-block py-[5px] no-underline hover:underline"
                        to={to.help(article.id, article.article_name)}
                      >
                        {article.article_name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
      </Loaded>
    </div>
  )
}
