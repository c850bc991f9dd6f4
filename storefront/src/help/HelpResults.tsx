import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { useHead } from '../shared/head.ts'
import { ArticleEntries } from '../shared/ArticleEntries.tsx'
import { HelpSearch } from './HelpSearch.tsx'

/** The results of a search in the help centre, and where to ask when there are none. */
export function HelpResults({ words }: { words: string }) {
  const found = useCall('GET /article', { query: { is_faq: true, q: words } }, { keepPrevious: true })
  useHead({ title: helpText.resultsTitle(words), canonical: '/faq' })
  return (
    <div className="wrap pt-8 pb-14">
      <p className="mb-3 text-sm text-ink-2">
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
              <div className="max-w-text">
                <ArticleEntries articles={articles} address={to.help} more={Excerpt} />
              </div>
            </>
          )
        }
      </Loaded>
    </div>
  )
}

/** The lines where the words were found. */
function Excerpt({ excerpt }: Reply<'GET /article'>['articles'][number]) {
  if (!excerpt) return null
  return (
    <p className="mt-1 text-sm text-ink-2">
      {excerpt.map((part, index) =>
        part.found ? (
          <mark key={index} className="rounded-[2px] bg-warn-tint font-medium text-ink">
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
