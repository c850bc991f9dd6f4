/** More than these are never kept. */
export const PICTURES_MAX = 6
/** A picture whose address says that its longest side is below this is a thumbnail. */
const SIDE_MIN_PX = 150

/**
 * Addresses of pictures as a browser would ask for them, each once, those that their address calls small last or, where there are others, not at all.
 * `base` is the page's address. Anything but http and https is left out.
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
 * Alibaba's picture hosts write the size behind the name (`….jpg_310x310q90.jpg`): without it the whole picture comes. Some interfaces double
 * the host into the path.
 */
function original(url: URL): URL {
  if (!/(^|\.)alicdn\.com$/.test(url.hostname)) return url
  const path = url.pathname.replace(/^.*\/\/(?:img\.alicdn\.com|gw\.alicdn\.com)/, '')
  url.pathname = path.replace(/(\.(?:jpe?g|png|webp|gif))_[^/]*$/i, '$1')
  return url
}

/** Two sizes of one picture differ in the query only, where the path names a file. */
const sameness = ({ host, pathname, search }: URL): string =>
  /\.(?:jpe?g|png|webp|gif|avif)$/i.test(pathname) ? host + pathname : host + pathname + search

/** The side in pixels that an address speaks of; without a word about it, large. */
function sideOf(address: string): number {
  const said = [
    ...address.matchAll(
      /[?&,_/](?:w|h|width|height|size)[_=](\d{1,4})(?!\d)|[_/-](\d{2,4})x(\d{2,4})(?=[._/-]|$)/gi,
    ),
  ]
  const sides = said
    .flatMap(([, named, width, height]) => [named, width, height])
    .filter(Boolean)
    .map(Number)
  return sides.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...sides)
}
