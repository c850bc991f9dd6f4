/*
 * Links fetch the page they lead to before they are clicked. The site map knows the pages and imports everything; so that a link need not
 * import it, it registers itself here (app.tsx).
 */
let preloadPath: (pathname: string) => void = () => undefined

export function setPreloader(preload: (pathname: string) => void): void {
  preloadPath = preload
}

/** Fetches the chunk of the page at this address, if it is a page of the shop and not loaded yet. */
export const preloadPage = (address: string): void => preloadPath(address.split(/[?#]/)[0] ?? '')
