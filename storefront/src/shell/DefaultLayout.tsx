import { useLocation } from '@longhaul/ui/address/router.tsx'
import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { type ReactNode, Suspense } from 'react'
import { useLoggedIn } from '../shared/visit.ts'
import { DemoBanner } from './DemoBanner.tsx'
import { AccountNav, FloatingBar, Header } from './parts.ts'
import { Footer, SearchBanner } from './parts-at-touch.ts'

/** The footer stays below the fold, so that it jumps nowhere when content takes the place of a skeleton. */
const MAIN = 'min-h-[calc(100dvh-57px)] print:min-h-0'

// Elements that stay the same: were they made anew, React would have to draw them before their code is there, and take away what the server has drawn.
const FOOTER = (
  <Suspense>
    <Footer />
  </Suspense>
)
const SEARCH_BANNER = (
  <Suspense>
    <SearchBanner />
  </Suspense>
)

/** Header, the page, footer, floating bar, and the search banner that comes with scrolling (docs/rules/storefront.md). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const loggedIn = useLoggedIn()
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <Suspense fallback={<header className="min-h-[65px] border-b bg-surface" />}>
        <Header />
      </Suspense>
      {loggedIn && /^\/(mine|message)/.test(pathname) && (
        <Suspense fallback={<div className="border-b" />}>
          <AccountNav />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className={MAIN}>
        {children}
      </main>
      {FOOTER}
      <Suspense>
        <FloatingBar />
      </Suspense>
      {SEARCH_BANNER}
    </>
  )
}
