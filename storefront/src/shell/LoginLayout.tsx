import { SkipLink } from '@longhaul/ui/scroll/SkipLink.tsx'
import type { ReactNode } from 'react'
import { DemoBanner } from './DemoBanner.tsx'
import { HomeLink } from './HomeLink.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { Copyright } from './Copyright.tsx'

/** Logo, languages, page, copyright line, nothing else (docs/rules/storefront.md): /user/*. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <DemoBanner />
      <header className="relative px-[var(--gutter)] pt-8 text-center">
        <HomeLink />
        <div className="absolute end-0 top-0 px-4 pt-5">
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <footer className="px-[var(--gutter)] py-6 text-center text-sm text-ink-3">
        <Copyright />
      </footer>
    </div>
  )
}
