/** The most pictures kept of a product. */
export const PICTURES_MAX = 6
/** A picture is a thumbnail if its address names a longest side below this. */
const SIDE_MIN_PX = 150

/**
 * Resolves addresses of pictures as a browser would, without duplicates. Thumbnails are left out unless there
 * is nothing else. `base` is the page's address. Only http and https are accepted.
 */
export function pictureAddresses(texts: readonly string[], base: string): string[] {
  const found = new Map<string, string>()
  for (const text of texts) {
    const url = toAddress(text, base)
    if (!url) continue
    const key = sameness(url)
    const known = found.get(key)
    if (known === undefined || sideOf(url.href) > sideOf(known)) found.set(key, url.href)
  }
  const all = [...found.values()]
  const large = all.filter((address) => sideOf(address) >= SIDE_MIN_PX)
  return (large.length > 0 ? large : all).slice(0, PICTURES_MAX)
}

/** Whether any of these is more than a thumbnail. */
export const anyLarge = (addresses: readonly string[]): boolean =>
  addresses.some((address) => sideOf(address) >= SIDE_MIN_PX)

function toAddress(text: string, base: string): URL | undefined {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > 2_048 || !URL.canParse(trimmed, base)) return undefined
  const url = new URL(trimmed, base)
  return /^https?:$/.test(url.protocol) ? original(url) : undefined
}

/**
 * Alibaba's picture hosts append the size to the name (`….jpg_310x310q90.jpg`); without it they send the full
 * picture. Some APIs repeat the host in the path.
 */
function original(url: URL): URL {
  if (!/(^|\.)alicdn\.com$/.test(url.hostname)) return url
  const path = url.pathname.replace(/^.*\/\/(?:img\.alicdn\.com|gw\.alicdn\.com)/, '')
  url.pathname = path.replace(/(\.(?:jpe?g|png|webp|gif))_[^/]*$/i, '$1')
  return url
}

/**
 * The key by which duplicates are found: if the path names a file, two sizes of one picture differ only in
 * the query.
 */
const sameness = ({ host, pathname, search }: URL): string =>
  /\.(?:jpe?g|png|webp|gif|avif)$/i.test(pathname) ? host + pathname : host + pathname + search

/** The side in pixels that an address names; large if it names none. */
function sideOf(address: string): number {
  const matches = [
    ...address.matchAll(
      /[?&,_/](?:w|h|width|height|size)[_=](\d{1,4})(?!\d)|[_/-](\d{2,4})x(\d{2,4})(?=[._/-]|$)/gi,
    ),
  ]
  const sides = matches
    .flatMap(([, named, width, height]) => [named, width, height])
    .filter(Boolean)
    .map(Number)
  return sides.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...sides)
}
