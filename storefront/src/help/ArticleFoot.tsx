import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { CopyButton } from '@longhaul/ui/copy/CopyButton.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { NextArticles } from './NextArticles.tsx'
import type { Article } from './use-article.ts'

/**
 * Below an article: its date of change, its permanent address to copy, its neighbours, and a link to customer
 * service.
 */
export function ArticleFoot({
  article,
  path,
  address,
}: {
  article: Article
  path: string
  address: (id: number, name?: string) => string
}) {
  const hours = useConfiguration()?.contact_hours
  const inPage = useInPage()
  return (
    <footer lang={LANGUAGES[pageLang].html}>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t pt-4 text-sm text-ink-2">
        <span>
          {helpText.updated} <DateTime at={article.updated_at} only="date" />
        </span>
        <span data-screen-only="">
          {helpText.copyLinkLabel}{' '}
          <CopyButton text={inPage ? new URL(path, location.origin).href : path} what={helpText.copyLink} />
        </span>
      </div>
      <NextArticles article={article} address={address} />
      <p className="mt-5 rounded-card bg-sunken px-5 py-4" data-screen-only="">
        <b>{helpText.ask}</b> <Link to={to.contact()}>{helpText.contact}</Link>
        {hours && <span className="text-ink-2"> {helpText.askHours(hours)}</span>}
      </p>
    </footer>
  )
}
