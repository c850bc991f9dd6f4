import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { type ReactNode, Suspense } from 'react'
import { DemoBanner } from './DemoBanner.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import { FramePart } from './FramePart.tsx'
import { Header } from './Header.tsx'
import { Footer, SearchBanner } from './parts-at-touch.ts'

/** Keeps the footer below the fold, so that it does not jump when content replaces a skeleton. */
const MAIN = 'min-h-[calc(100dvh-57px)] print:min-h-0'

// Constant elements: if they were recreated, React would have to render them before their code is loaded, and would remove what the server rendered.
const FOOTER = (
  <FramePart>
    <Suspense>
      <Footer />
    </Suspense>
  </FramePart>
)
const SEARCH_BANNER = (
  <FramePart>
    <Suspense>
      <SearchBanner />
    </Suspense>
  </FramePart>
)

/** Header, the page, footer, floating bar, and the search banner that comes with scrolling (docs/rules/storefront.md). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      {/* Separate boundaries, so that each part hydrates on its own. */}
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
