import { frameText } from '@longhaul/text/ui.ts'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { usePastScroll } from './use-past-scroll.ts'

/**
 * Appears past 300 px (docs/rules/storefront.md); scrolls to the top and moves the focus to `<main>`. The
 * caller positions it.
 */
export function BackToTop() {
  const past = usePastScroll(300)
  if (!past) return null
  return (
    <button
      type="button"
      className="to-top"
      aria-label={frameText.backToTop}
      title={frameText.backToTop}
      onClick={() => {
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
        window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
        document.querySelector('main')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp />
    </button>
  )
}
