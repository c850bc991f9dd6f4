import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import type { ReactNode } from 'react'
import { DemoBanner } from './DemoBanner.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { SearchBanner } from './SearchBanner.tsx'

/** Keeps the footer below the fold, so that it does not jump when content replaces a skeleton. */
const MAIN = 'min-h-[calc(100dvh-57px)] print:min-h-0'

/**
 * Header, the page, footer, floating bar, and the search banner that comes with scrolling
 * (docs/rules/storefront.md).
 */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <DemoBanner />
      <Header />
      <main id="main" tabIndex={-1} className={MAIN}>
        {children}
      </main>
      <Footer />
      <FloatingBar />
      <SearchBanner />
    </>
  )
}
