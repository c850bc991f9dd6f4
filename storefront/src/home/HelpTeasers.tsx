import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { belowText } from '@longhaul/text/storefront/home/home-below.ts'
import { to } from '../links.ts'
import { ArticleEntries } from '../shared/ArticleEntries.tsx'
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
      <ArticleEntries articles={data.articles.slice(0, 5)} address={to.help} level={3} />
    </Section>
  )
}
