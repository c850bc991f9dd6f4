import { isIP } from 'node:net'
import { FetchRefused, type Guard } from './guard.ts'

const URL_MAX = 2_048

/**
 * Parses a web address and checks that it may be fetched. It is parsed once, by the same standard that the
 * client connects with, so every odd spelling of an IP address (decimal, octal, hex) is normalised before the
 * check. Product pages have host names, so a bare IP address is refused even if it is public.
 */
export function checkedUrl(guard: Guard, text: string, base?: URL): URL {
  if (text.length > URL_MAX || !URL.canParse(text, base?.href)) throw new FetchRefused('address')
  const url = new URL(text, base?.href)
  const secureBefore = base?.protocol === 'https:'
  const good =
    url.href.length <= URL_MAX &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && !secureBefore)) &&
    url.username === '' &&
    url.password === '' &&
    (isExempt(guard, url) || (guard.ports.has(portOf(url)) && isName(url.hostname)))
  if (!good) throw new FetchRefused('address')
  url.hash = ''
  return url
}

const isExempt = ({ exempt }: Guard, url: URL): boolean =>
  [...exempt].some((start) => url.href.startsWith(start))

/** The port that a connection to this address would use. */
const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

/**
 * Whether this is a host name with a dot inside. A trailing dot is ignored, because it makes no difference:
 * `localhost.` is as bad as `localhost`.
 */
function isName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return !host.startsWith('[') && isIP(name) === 0 && name.includes('.') && !/(^|\.)localhost$/.test(name)
}
