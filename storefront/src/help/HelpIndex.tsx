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
    <div className="wrap page">
      <h1 tabIndex={-1}>{helpText.title}</h1>
      <p className="page-lead">{helpText.lead}</p>
      <div className="my-8 max-w-form">
        <HelpSearch />
      </div>
      <Loaded of={list} skeleton={<Skeleton kind="card" count={4} />}>
        {() => (
          <div className="help-index">
            {categories.map(({ id, name, articles }) => (
              <section key={id} aria-labelledby={`category-${id}`}>
                <h2 id={`category-${id}`}>{name}</h2>
                <ul>
                  {articles.map((article) => (
                    <li key={article.id}>
                      <Link to={to.help(article.id, article.article_name)}>{article.article_name}</Link>
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
