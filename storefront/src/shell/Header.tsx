import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { useLocation } from '@longhaul/ui/address/router.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Suspense } from 'react'
import { Link } from '../shared/Link.tsx'
import { to } from '../links.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { useLoggedIn } from '../shared/visit.ts'
import { CommunityEntry, EstimateEntry } from './FeatureEntry.tsx'
import { LanguageMenu, MoreMenu, UserMenu } from './parts.ts'
import { HomeLink } from './HomeLink.tsx'

const LINK =
  'inline-flex min-h-11 items-center rounded-control px-2 whitespace-nowrap text-ink no-underline hover:bg-sunken hover:text-ink'

/** 64 px: logo, paste box (on the home page it is the hero instead), estimate, community, help, language, account. */
export function Header() {
  const { pathname, search } = useLocation()
  const loggedIn = useLoggedIn()
  const back = pathname === '/' || pathname.startsWith('/user/') ? undefined : pathname + search
  return (
    <header className="min-h-[65px] border-b bg-surface">
      <div className="wrap flex h-14 items-center gap-2 md:h-16 md:gap-5">
        <HomeLink narrow />
        <div className="max-w-[30rem] min-w-0 flex-1 max-md:hidden print:hidden">
          {pathname !== '/' && <SearchForm look="slim" />}
        </div>
        <nav className="ms-auto flex items-center gap-1" aria-label={shellText.mainNavigation}>
          <div className="flex items-center gap-1 max-lg:hidden">
            <EstimateEntry className={LINK} />
            <CommunityEntry className={LINK} />
            <Link className={LINK} to={to.howToBuy(shellText.helpArticleName)}>
              {shellText.help}
            </Link>
          </div>
          <div className="order-first lg:hidden">
            <Suspense>
              <MoreMenu />
            </Suspense>
          </div>
          <Suspense>
            <LanguageMenu />
          </Suspense>
          {loggedIn ? (
            <Suspense fallback={<span className="inline-block w-[6ch]" />}>
              <UserMenu />
            </Suspense>
          ) : (
            <>
              <Link className={LINK} to={to.login(back)}>
                {shellText.login}
              </Link>
              <span className="max-[22.5rem]:hidden">
                <Link to={to.register()} {...buttonLook('primary', 'small', 'snug')}>
                  <span className="btn-face">{shellText.register}</span>
                </Link>
              </span>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
