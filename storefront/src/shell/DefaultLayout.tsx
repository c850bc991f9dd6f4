import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { type ReactNode, Suspense } from 'react'
import { DemoBanner } from './DemoBanner.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import { Header } from './Header.tsx'
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
  return (
    <>
      <SkipLink />
      <DemoBanner />
      {/* Boundaries, so that each is taken over by itself. */}
      <Suspense>
        <Header />
      </Suspense>
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
