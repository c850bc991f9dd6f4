/** How far from the screen a picture is fetched. */
const NEAR = '25%'

let near: IntersectionObserver | undefined

/**
 * Fetches a picture when it is nearly on the screen. `loading="lazy"` means two screens further on a telephone: what lies below a page's first screen would be
 * fetched with it, and hold it up. The picture says in `data-src` and `data-srcset` what it is.
 */
export function showWhenNear(picture: HTMLImageElement): void {
  if (!('IntersectionObserver' in globalThis)) return show(picture)
  near ??= new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen)
        if (isIntersecting && target instanceof HTMLImageElement) show(target)
    },
    { rootMargin: NEAR },
  )
  near.observe(picture)
}

/** The same for those of a page that was sent whole, before any component is alive. */
export const watchSentPictures = (): void =>
  document.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(showWhenNear)

/** Gives a picture its address. */
export function show(picture: HTMLImageElement): void {
  near?.unobserve(picture)
  const { src, srcset } = picture.dataset
  if (srcset) picture.srcset = srcset
  if (src) picture.src = src
}
