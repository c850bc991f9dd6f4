import { useLocation } from '@longhaul/ui/address/router.tsx'
import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { type ReactNode, Suspense } from 'react'
import { useLoggedIn } from '../shared/visit.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { AccountNav, Around, Header } from './parts.ts'

/** Header, the page, footer, floating bar, and the search banner that comes with scrolling (docs/rules/storefront.md). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const loggedIn = useLoggedIn()
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <Suspense fallback={<header className="header" />}>
        <Header />
      </Suspense>
      {loggedIn && /^\/(mine|message)/.test(pathname) && (
        <Suspense fallback={<div className="account-nav" />}>
          <AccountNav />
        </Suspense>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        <Around />
      </Suspense>
    </>
  )
}
