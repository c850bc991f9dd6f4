import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { type ReactNode, Suspense } from 'react'
import { DemoBanner } from './DemoBanner.tsx'
import { Around, Header } from './parts.ts'

/** The footer stays below the fold, so that it jumps nowhere when content takes the place of a skeleton. */
const MAIN = 'min-h-[calc(100dvh-57px)] print:min-h-0'

/** Header, the page, footer, floating bar, and the search banner that comes with scrolling (docs/rules/storefront.md). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <Suspense fallback={<header className="min-h-[61px] border-b md:min-h-[113px]" />}>
        <Header />
      </Suspense>
      <main id="main" tabIndex={-1} className={MAIN}>
        {children}
      </main>
      <Suspense>
        <Around />
      </Suspense>
    </>
  )
}
