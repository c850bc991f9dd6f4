import { loadChunk } from '@longhaul/browser/chunk/chunk-reload.ts'

/*
 * Public pages link only the styles that they need (public.css). The complete stylesheet is added with the first page of another kind, after the existing one:
 * it repeats those styles in the same order.
 */
let address: string | undefined
let loading: Promise<void> | undefined
let needed: Promise<void> | undefined

/** Sets the address of the complete stylesheet; undefined where the document already links it. */
export function styledBy(url: string | undefined): void {
  address = url
}

/**
 * Loads the complete stylesheet; undefined where it is already loaded. If it cannot be loaded, the next call
 * tries again.
 */
export function wholeStyles(): Promise<void> | undefined {
  if (address === undefined) return undefined
  const href = address
  loading ??= new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.addEventListener('load', () => {
      address = undefined
      done()
    })
    link.addEventListener('error', () => {
      link.remove()
      loading = undefined
      fail(new Error(href))
    })
    // Before the brand's stylesheet, whose rules must come last.
    const brand = document.querySelector('link[rel="stylesheet"][href^="/brand.css"]')
    if (brand) brand.before(link)
    else document.head.append(link)
  })
  return loading
}

/**
 * The same for a page that is being shown: if the stylesheet cannot be loaded, the outcome is that of a
 * chunk.
 */
export function neededStyles(): Promise<void> | undefined {
  if (address === undefined) return undefined
  needed ??= loadChunk(async () => wholeStyles())
  return needed
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
