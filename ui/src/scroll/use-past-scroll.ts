import { useSyncExternalStore } from 'react'

/**
 * Whether the page is scrolled past this many pixels: for 110, false at 110 and true at 111
 * (docs/rules/storefront.md).
 */
export const usePastScroll = (pixels: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > pixels,
    () => false,
  )

function watchScroll(watcher: () => void) {
  addEventListener('scroll', watcher, { passive: true })
  return () => removeEventListener('scroll', watcher)
}
