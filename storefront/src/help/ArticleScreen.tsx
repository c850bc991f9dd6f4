import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { to } from '../links.ts'
import { ArticleEntries } from '../shared/ArticleEntries.tsx'
import { useHead } from '../shared/head.ts'
import { ArticleView } from './ArticleView.tsx'
import { useArticle } from './use-article.ts'

/** `/article/:id/…`: terms, privacy, about us and the like; `/article` lists them. */
export default function ArticleScreen() {
  const { id, article } = useArticle()
  if (id === undefined) return <ArticleList />
  return (
    <div className="wrap gap-14 pt-8 pb-14 lg:grid lg:grid-cols-[minmax(0,42rem)_15rem] lg:items-start">
      <ArticleView of={article} home="article" />
    </div>
  )
}

/** `/article`: every article that is not help. */
function ArticleList() {
  const list = useCall('GET /article', { query: { is_faq: false } }, { staleMs: 10 * 60_000 })
  useHead({ title: helpText.articles, description: helpText.articlesLead, canonical: '/article' })
  return (
    <div className="wrap pt-8 pb-14">
      <h1 tabIndex={-1}>{helpText.articles}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{helpText.articlesLead}</p>
      <Loaded of={list}>
        {({ articles }) => (
          <div className="max-w-text">
            <ArticleEntries articles={articles} address={to.article} />
          </div>
        )}
      </Loaded>
    </div>
  )
}
