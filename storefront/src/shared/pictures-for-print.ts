import { show } from './when-near.ts'

/**
 * Fetches for paper what was never near the screen. Browsers wait with printing for lazy pictures that have an address by then, so they get one as soon as somebody
 * seems about to print: holds a modifier key down, or leaves the page for the browser's menu. Returns how to end it.
 */
export function fetchPicturesForPrint(): () => void {
  const end = new AbortController()
  const { signal } = end
  const page = document.documentElement
  page.addEventListener('mouseleave', () => fetchAll('lazy'), { signal })
  addEventListener('keydown', ({ ctrlKey, metaKey }) => (ctrlKey || metaKey) && fetchAll('lazy'), { signal })
  addEventListener('beforeprint', () => fetchAll('eager'), { signal })
  return () => end.abort()
}

function fetchAll(loading: 'lazy' | 'eager'): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-src]:not([src])')) {
    picture.loading = loading
    show(picture)
  }
}
