import type { Lang } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Languages } from './site-look.ts'

/**
 * The addresses of a page: the canonical one in the language in which it is shown, and one per `hreflang`,
 * `x-default` last.
 */
export type Address = { canonical: string; alternates: readonly [hreflang: string, url: string][] }

/**
 * The addresses of a page, given its path in each language (null: not available in it). The site's standard
 * language is at the bare path, which visitors without a preference get, other languages at `?lang=`. Closed
 * languages have no address.
 */
export function pageAddress(
  paths: Record<Lang, string | null>,
  shown: Lang,
  { open, standard }: Languages,
): Address | null {
  const written = open.flatMap((lang): [Lang, string][] => {
    const path = paths[lang]
    return path === null ? [] : [[lang, publicUrl(lang === standard ? path : withLang(path, lang))]]
  })
  const canonical = written.find(([lang]) => lang === shown) ?? written[0]
  if (!canonical) return null
  const standardUrl = written.find(([lang]) => lang === standard) ?? canonical
  return { canonical: canonical[1], alternates: [...written, ['x-default', standardUrl[1]]] }
}

const withLang = (path: string, lang: Lang): string => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/**
 * The address to which a page opened under another loopback name must redirect: the session's cookies and the
 * return addresses of payments belong to `shopUrl`. Null if the name is right already. Only if both names
 * are loopback, so that a forged Host header cannot redirect anywhere else.
 */
export function otherLoopback(host: string | undefined, path: string, shopUrl: string): string | null {
  const { protocol, hostname, host: wanted, port } = new URL(shopUrl)
  if (protocol !== 'http:' || !LOOPBACK.includes(hostname) || host === undefined || host === wanted)
    return null
  const isSamePort = LOOPBACK.some((name) => host === `${name}:${port}`)
  return isSamePort ? `${shopUrl}${path}` : null
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
