import { isIP } from 'node:net'
import { FetchRefused, type Guard } from './guard.ts'

const URL_MAX = 2_048

/**
 * A web address that may be tried. Parsed once, by the standard that also connects: every odd spelling of an IP address (decimal, octal, hex)
 * has become plain before it is looked at. A product's page has a name, so a bare address is refused even where it is public.
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

/** The port that a connection to it would use. */
const portOf = (url: URL): number => Number(url.port || (url.protocol === 'https:' ? 443 : 80))

/** A name with a dot inside; a dot at the end is the same name written out, and `localhost.` is no better than `localhost`. */
function isName(host: string): boolean {
  const name = host.replace(/\.$/, '')
  return !host.startsWith('[') && isIP(name) === 0 && name.includes('.') && !/(^|\.)localhost$/.test(name)
}
