import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Suspense } from 'react'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CommunityEntry, EstimateEntry } from './FeatureEntry.tsx'
import { LanguageMenu, MoreMenu, UserMenu } from './parts.ts'
import { SiteLogo } from './SiteLogo.tsx'

/** 64 px: logo, paste box (on the home page it is the hero instead), estimate, community, help, language, account. */
export function Header() {
  const { pathname, search } = useLocation()
  const site = useConfiguration()?.WEBSITE_NAME ?? 'Longhaul'
  const loggedIn = useLoggedIn()
  const back = pathname === '/' || pathname.startsWith('/user/') ? undefined : pathname + search
  return (
    <header className="header">
      <div className="wrap header-row">
        <Link to={to.home()} className="logo-link" aria-label={shellText.homeLink(site)}>
          <SiteLogo />
        </Link>
        <div className="header-search">{pathname !== '/' && <SearchForm look="slim" />}</div>
        <nav className="header-nav" aria-label={shellText.mainNavigation}>
          <div className="header-wide">
            <EstimateEntry className="header-link" />
            <CommunityEntry className="header-link" />
            <Link className="header-link" to={to.howToBuy(shellText.helpArticleName)}>
              {shellText.help}
            </Link>
          </div>
          <div className="header-narrow">
            <Suspense>
              <MoreMenu />
            </Suspense>
          </div>
          <Suspense>
            <LanguageMenu />
          </Suspense>
          {loggedIn ? (
            <Suspense fallback={<span className="user-name-room" />}>
              <UserMenu />
            </Suspense>
          ) : (
            <>
              <Link className="header-link" to={to.login(back)}>
                {shellText.login}
              </Link>
              <Link to={to.register()} {...buttonLook('primary', 'small')}>
                <span className="btn-face">{shellText.register}</span>
              </Link>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
