import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { to } from '../links.ts'
import { useHead } from '../shared/head.ts'
import { Link } from '../shared/Link.tsx'

/** `/article`: every article that is not help. */
export function ArticleList() {
  const list = useCall('GET /article', { query: { is_faq: false } }, { staleMs: 10 * 60_000 })
  useHead({ title: helpText.articles, description: helpText.articlesLead, canonical: '/article' })
  return (
    <div className="wrap page">
      <h1 tabIndex={-1}>{helpText.articles}</h1>
      <p className="page-lead mb-6">{helpText.articlesLead}</p>
      <Loaded of={list}>
        {({ articles }) => (
          <ul className="ledger max-w-text">
            {articles.map((article) => (
              <li key={article.id} data-plain="">
                <div>
                  <h2 className="text-lg">
                    <Link to={to.article(article.id, article.article_name)}>{article.article_name}</Link>
                  </h2>
                  <p>{article.summary}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  )
}
