import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useHead } from '../shared/head.ts'
import { Link } from '../shared/Link.tsx'
import { HelpSearch } from './HelpSearch.tsx'

/** What a search in the help centre found, and where to ask when it found nothing. */
export function HelpResults({ words }: { words: string }) {
  const found = useCall('GET /article', { query: { is_faq: true, q: words } }, { keepPrevious: true })
  useHead({ title: helpText.resultsTitle(words), canonical: '/faq' })
  return (
    <div className="wrap page">
      <p className="article-crumbs">
        <Link to={to.helpIndex()}>{helpText.title}</Link>
      </p>
      <h1 tabIndex={-1}>{helpText.resultsTitle(words)}</h1>
      <div className="my-6 max-w-form">
        <HelpSearch key={words} words={words} />
      </div>
      <Loaded of={found}>
        {({ articles }) =>
          articles.length === 0 ? (
            <EmptyState
              title={helpText.nothingFound(words)}
              action={<ButtonLink to={to.contact()}>{helpText.contact}</ButtonLink>}
            >
              {helpText.nothingFoundHint}
            </EmptyState>
          ) : (
            <>
              <p className="muted mb-4" role="status">
                {helpText.results(articles.length)}
              </p>
              <ul className="ledger max-w-text">
                {articles.map((article) => (
                  <li key={article.id} data-plain="">
                    <div>
                      <h2 className="text-lg">
                        <Link to={to.help(article.id, article.article_name)}>{article.article_name}</Link>
                      </h2>
                      <p>{article.summary}</p>
                      {article.excerpt && (
                        <p className="help-excerpt">
                          {article.excerpt.map((part, index) =>
                            part.found ? <mark key={index}>{part.text}</mark> : part.text,
                          )}
                        </p>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </div>
  )
}
