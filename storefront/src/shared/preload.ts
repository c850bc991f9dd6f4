/*
 * Links prefetch the page they lead to. The site map knows the pages and imports everything, so links must not import it; instead it registers itself here
 * (app.tsx).
 */
let preloadPath: (pathname: string) => void = () => undefined

export function setPreloader(preload: (pathname: string) => void): void {
  preloadPath = preload
}

/** Fetches the chunk of the page at this address, if it is a page of the shop that is not loaded yet. */
export const preloadPage = (address: string): void => preloadPath(address.split(/[?#]/)[0] ?? '')
