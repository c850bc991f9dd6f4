import { FIRST_LANG, LANGS, type Lang } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'
import type { Languages } from './site-look.ts'

export type Visitor = {
  lang: Lang
  loggedIn: boolean
  currency: string | undefined
  theme: 'light' | 'dark' | 'system'
  /** The region of the browser's first language (`de-CH` → `CH`), whose prices the home page shows first. */
  region: string | undefined
}

/**
 * The parts of a request that determine how its page looks. The language is that of the cookie, or else of
 * the address (`?lang=zh`, for search engines), or else of the browser, or else of the site
 * (docs/rules/content.md), as long as it is open.
 */
export function readVisitor(
  request: FastifyRequest,
  search: URLSearchParams,
  { open, standard }: Languages,
): Visitor {
  const cookies = readCookies(request.headers.cookie)
  const wished = [cookies.get('lang'), search.get('lang'), ...acceptedBy(request)]
  const currency = cookies.get('currency')
  const theme = cookies.get('theme')
  return {
    lang: wished.flatMap((wish) => open.find((lang) => lang === wish) ?? [])[0] ?? standard,
    // Only the rendering of the header depends on it; the page requests private data itself, with the token.
    loggedIn: cookies.get('isLogin') === 'true' && Boolean(cookies.get('token')),
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    region: /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i
      .exec(request.headers['accept-language'] ?? '')?.[1]
      ?.toUpperCase(),
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
  }
}

/** The visitor, before it is known which languages are open: in any language that they read. */
export const readReader = (request: FastifyRequest): Visitor =>
  readVisitor(request, addressOf(request).searchParams, { open: LANGS, standard: FIRST_LANG })

/**
 * The URL of a request. Resolving the path against a base would be wrong: a path that begins with `//` would
 * name a host, and `//` alone would be invalid.
 */
export const addressOf = (request: FastifyRequest): URL => new URL(`http://localhost${request.url}`)

/** The languages of the browser, without regions, in its order of preference. */
const acceptedBy = (request: FastifyRequest): string[] =>
  (request.headers['accept-language'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => /^\s*([a-z]{2,3})\b/.exec(part)?.[1] ?? '')

/** The cookies of a request, by name. */
export function readCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return cookies
}
