/*
 * Links prefetch the page they lead to, if the application registered how (storefront/src/app.tsx). Its site
 * map imports every screen, so links must not import it.
 */
let preloadPath: (pathname: string) => void = () => undefined

export function setPreloader(preload: (pathname: string) => void): void {
  preloadPath = preload
}

/** Fetches the chunk of the page at this address, if it is one of the application's and not loaded yet. */
export const preloadPage = (address: string): void => preloadPath(address.split(/[?#]/)[0] ?? '')
