/** How far from the screen a picture is when it is fetched. */
const NEAR = '25%'

let near: IntersectionObserver | undefined

/**
 * Fetches a picture when it is about to scroll into view. With `loading="lazy"`, telephones fetch pictures up to two screens ahead, which would delay a page's
 * first screen. `data-src` and `data-srcset` hold the picture's addresses.
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

/** The same for the pictures of a server-rendered page, before any component is hydrated. */
export const watchSentPictures = (): void =>
  document.querySelectorAll<HTMLImageElement>('img[data-src]').forEach(showWhenNear)

/** Gives a picture its address, so that the browser fetches it. */
export function show(picture: HTMLImageElement): void {
  near?.unobserve(picture)
  const { src, srcset } = picture.dataset
  if (srcset) picture.srcset = srcset
  if (src) picture.src = src
}
