import { show } from './when-near.ts'

/**
 * Loads the pictures that never scrolled into view, before the page is printed. Browsers delay printing for lazy pictures that already have an address, so
 * each gets its address as soon as the user seems about to print: by holding a modifier key, or moving the pointer out of the page towards the browser's menu.
 * Returns a function that stops it.
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
