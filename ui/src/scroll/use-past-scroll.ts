import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled past this many pixels: at 110 not yet, at 111 it is (docs/rules/storefront.md). */
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
