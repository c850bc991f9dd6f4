import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import { usePastScroll } from '@longhaul/ui/scroll/use-past-scroll.ts'
import type { ReactNode } from 'react'
import { SearchForm } from '../shared/SearchForm.tsx'
import { CartLink } from './CartLink.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { FloatingBar } from './FloatingBar.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

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

const BANNER =
  'invisible fixed inset-x-0 top-0 z-10 -translate-y-1 border-b bg-surface opacity-0 [box-shadow:var(--shadow-pop)] transition-[opacity,translate,visibility] duration-(--dur) ease-out data-shown:visible data-shown:translate-none data-shown:opacity-100'

/**
 * A slim bar with paste box and cart, on top of the window once the page is scrolled past 110 px
 * (docs/rules/storefront.md).
 */
function SearchBanner() {
  const shown = usePastScroll(110)
  return (
    <div
      id="search-banner"
      className={BANNER}
      data-screen-only=""
      inert={!shown}
      data-shown={shown || undefined}
    >
      <div className="wrap flex items-center gap-3 py-2">
        <div className="mx-auto max-w-[44rem] min-w-0 flex-1">
          <SearchForm look="slim" label={shellText.bannerLabel} />
        </div>
        <CartLink className="grid size-11 flex-none place-items-center rounded-control text-ink" />
      </div>
    </div>
  )
}
