import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Logo } from '@longhaul/ui/logo/Logo.tsx'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'

/**
 * The operator's own logo, or ours, with the site's name, linked to the home page. Below 60rem a `mark`
 * yields its space to the paste box; on telephones `narrow` shrinks.
 */
export function HomeLink({ size }: { size?: 'mark' | 'narrow' }) {
  const configuration = useConfiguration()
  const site = configuration?.WEBSITE_NAME ?? 'Longhaul'
  return (
    <Link
      to={to.home()}
      className="inline-flex min-h-11 min-w-8 items-center overflow-hidden rounded-control no-underline"
      aria-label={shellText.homeLink(site)}
      data-keep-clear=""
    >
      <Logo src={configuration?.WEBSITE_LOGO_PATH || null} name={site} size={size} />
    </Link>
  )
}
