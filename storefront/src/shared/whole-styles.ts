/*
 * A page for strangers links only the styles that such pages need (public.css). All of them come with the first page of another kind, after those that are
 * there: they repeat them, in the same order.
 */
let address: string | undefined
let loading: Promise<void> | undefined

/** Says where all styles are; undefined where the document has them. */
export function styledBy(url: string | undefined): void {
  address = url
}

/** Waits for all styles; undefined where they are there. A sheet that cannot be loaded leaves the page as it is. */
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
    // Before the brand's, whose rows are the last.
    const brand = document.querySelector('link[rel="stylesheet"][href^="/brand.css"]')
    if (brand) brand.before(link)
    else document.head.append(link)
  })
  return loading
}

/** Has whoever brings a part later find that its sheet is there: as a link that is switched off before the browser sees it, and so never fetched. */
export function sayLoaded(href: string): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.setAttribute('disabled', '')
  link.href = href
  document.head.append(link)
}
