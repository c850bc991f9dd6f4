/** The longest address that is accepted. */
const URL_MAX = 2_000

/**
 * The address of an ordinary web page of another shop, without tracking parameters, for a form that the
 * shopper fills in. Undefined for anything else: user names in the address, numeric and local hosts, pictures
 * and downloads.
 */
export function pageUrl(text: string): string | undefined {
  if (!WELL_FORMED.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!isPublicName(url.hostname) || MEDIA.test(url.pathname)) return undefined
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name))
  for (const name of tracking) url.searchParams.delete(name)
  if (!url.hash.startsWith('#/') && !url.hash.startsWith('#!')) url.hash = ''
  return url.href.length <= URL_MAX ? url.href : undefined
}

/** A host of letters (of any script), digits, hyphens and dots: no user name, no escapes, no back-slash. */
const WELL_FORMED = /^https?:\/\/[\p{L}\p{M}\p{N}.-]+(:\d{1,5})?([/?#]|$)/iu

/**
 * Whether a name can be one on the internet, by the part after its last dot; numeric hosts have already been
 * normalised to dotted numbers.
 */
export const isPublicName = (host: string): boolean =>
  /\.[a-z][a-z0-9-]+$/.test(host) && !/\.(local|localhost|internal|intranet|lan|home|arpa|onion)$/.test(host)

/** Whether an address ends like that of a picture, a film or a download. */
export const isMedia = (address: string): boolean => MEDIA.test(address.split(/[?#]/, 1)[0] ?? '')

const MEDIA = /\.(jpe?g|png|gif|webp|avif|bmp|svg|ico|mp4|webm|mov|mp3|pdf|zip|rar|7z|exe|apk|dmg|css|js)$/i

const TRACKING =
  /^(utm_\w+|gclid|dclid|gbraid|wbraid|fbclid|msclkid|yclid|ttclid|twclid|igshid|mc_[ce]id|_ga|_gl|_openstat|spm|scm|pvid)$/i
