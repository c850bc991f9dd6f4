import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { usePastScroll } from '@longhaul/ui/scroll/use-past-scroll.ts'
import { SearchForm } from '../shared/SearchForm.tsx'
import { CartLink } from './CartLink.tsx'

/** A slim bar with paste box and cart, on top of the window once the page is scrolled past 110 px (docs/rules/storefront.md). */
export function SearchBanner() {
  const shown = usePastScroll(110)
  return (
    <div className="banner" inert={!shown} data-shown={shown || undefined}>
      <div className="wrap banner-row">
        <SearchForm look="slim" label={shellText.bannerLabel} />
        <CartLink className="banner-cart" />
      </div>
    </div>
  )
}
