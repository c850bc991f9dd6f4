import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import type { ReactNode } from 'react'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { SiteLogo } from './SiteLogo.tsx'
import { Copyright } from './Copyright.tsx'

/** Logo, page, copyright line, nothing else (docs/rules/storefront.md): /user/*. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const site = useConfiguration()?.WEBSITE_NAME ?? 'Longhaul'
  return (
    <div className="bare">
      <SkipLink />
      <DemoBanner />
      <header className="bare-head">
        <Link to={to.home()} className="logo-link" aria-label={shellText.homeLink(site)}>
          <SiteLogo />
        </Link>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="bare-foot">
        <Copyright />
      </footer>
    </div>
  )
}
