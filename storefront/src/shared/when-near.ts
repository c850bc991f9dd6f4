/** How far from the screen a picture is fetched. */
const NEAR = '25%'

let near: IntersectionObserver | undefined
/** Those that are still to be fetched. */
const waiting = new Set<HTMLImageElement>()

/**
 * Fetches a picture when it is nearly on the screen. `loading="lazy"` means two screens further on a telephone: what lies below a page's first screen would be
 * fetched with it, and hold it up. The picture says in `data-src` and `data-srcset` what it is.
 */
export function showWhenNear(picture: HTMLImageElement): void {
  if (!('IntersectionObserver' in globalThis)) return show(picture)
  near ??= watch()
  waiting.add(picture)
  near.observe(picture)
}

function watch(): IntersectionObserver {
  // On paper all of it is seen.
  addEventListener('beforeprint', () => waiting.forEach(showOnPaper))
  return new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting && target instanceof HTMLImageElement) show(target)
    },
    { rootMargin: NEAR },
  )
}

/** Browsers wait with printing for pictures that they were to fetch late, and for no others. */
function showOnPaper(picture: HTMLImageElement): void {
  picture.loading = 'lazy'
  show(picture)
}

/** The same for those of a page that was sent whole, before any component is alive. */
export const watchSentPictures = (): void =>
  document.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(showWhenNear)

function show(picture: HTMLImageElement): void {
  near?.unobserve(picture)
  waiting.delete(picture)
  const { src, srcset } = picture.dataset
  if (srcset) picture.srcset = srcset
  if (src) picture.src = src
}
