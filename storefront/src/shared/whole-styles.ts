/*
 * Public pages link only the styles that they need (public.css). The complete stylesheet is added with the first page of another kind, after the existing one:
 * it repeats those styles in the same order.
 */
let address: string | undefined
let loading: Promise<void> | undefined

/** Sets the address of the complete stylesheet; undefined where the document already links it. */
export function styledBy(url: string | undefined): void {
  address = url
}

/** Waits for the complete stylesheet; undefined where it is already loaded. If it cannot be loaded, the page stays as it is. */
export function wholeStyles(): Promise<void> | undefined {
  if (address === undefined) return undefined
  const href = address
  loading ??= new Promise((done) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    const end = () => {
      address = undefined
      done()
    }
    link.addEventListener('load', end)
    link.addEventListener('error', end)
    // Before the brand's stylesheet, whose rules must come last.
    const brand = document.querySelector('link[rel="stylesheet"][href^="/brand.css"]')
    if (brand) brand.before(link)
    else document.head.append(link)
  })
  return loading
}

/**
 * Makes the loader of a lazy chunk believe that its stylesheet is present: adds a link that is disabled before the browser sees it and is therefore never
 * fetched.
 */
export function sayLoaded(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('disabled', '')
  link.href = href
  document.head.append(link)
}
