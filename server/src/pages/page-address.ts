import type { Lang } from '@longhaul/domain/languages.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import type { Languages } from './site-look.ts'

/** Where a page is: its one address in the language it is shown in, and `hreflang` with the address for each, `x-default` last. */
export type Address = { canonical: string; alternates: readonly [hreflang: string, url: string][] }

/**
 * The addresses of a page by its path in each language (null: not written in it). The site's standard language is at the bare path, which a
 * visitor without a preference gets, the other one at `?lang=`. Closed languages have no address.
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
