import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { usePastScroll } from '@longhaul/ui/scroll/use-past-scroll.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { CartLink } from './CartLink.tsx'

const BANNER =
  'invisible fixed inset-x-0 top-0 z-10 -translate-y-1 border-b bg-surface opacity-0 [box-shadow:var(--shadow-pop)] transition-[opacity,translate,visibility] duration-(--dur) ease-out data-shown:visible data-shown:translate-none data-shown:opacity-100'

/**
 * A slim bar with paste box and cart, on top of the window once the page is scrolled past 110 px
 * (docs/rules/storefront.md).
 */
export function SearchBanner() {
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
