import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { to } from '../links.ts'
import { Link } from '../shared/Link.tsx'
import { Section } from './Section.tsx'

/** The first articles of the help centre. */
export function HelpTeasers() {
  const { data } = useCall(
    'GET /article',
    { query: { is_faq: true, category: 'start' } },
    { staleMs: 10 * 60_000 },
  )
  if (!data || data.articles.length === 0) return null
  return (
    <Section title={belowText.helpTitle} lead={<Link to={to.helpIndex()}>{belowText.allHelp}</Link>}>
      <ul className="ledger">
        {data.articles.slice(0, 5).map((article) => (
          <li key={article.id} data-plain="">
            <div>
              <h3>
                <Link to={to.help(article.id, article.article_name)}>{article.article_name}</Link>
              </h3>
              <p>{article.summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
