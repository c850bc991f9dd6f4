import { paramsOf, type Params } from './params.ts'

/** The path and query of a link. */
export type Place = {
  /** As written, with leading slash. Short codes are case-sensitive: read them here. */
  path: string
  /**
   * The path lower-cased, doubled slashes folded, no slash at the end (the front page is the empty string).
   */
  page: string
  params: Params
}

/** A parsed link. Its host is always plain ASCII, without a user name and with an ordinary port. */
export type SplitLink = Place & {
  /** Lower case, without the colon: `https`, or an app's own scheme. */
  scheme: string
  /** Lower case. */
  host: string
  /** Path and query as written, to follow a short link. */
  target: string
  /**
   * The route after the hash of a single-page site (`/#/goods/detail?id=7`). Its parameters include those of
   * the query.
   */
  route?: Place | undefined
}

/**
 * Splits `scheme://host/path?query#fragment`. Returns undefined for suspicious links: no host, user names,
 * back-slashes, escaped or non-ASCII hosts, unusual ports.
 */
export function splitLink(text: string): SplitLink | undefined {
  const schemeEnd = text.indexOf('://')
  if (schemeEnd < 1) return undefined
  const authorityStart = schemeEnd + 3
  const authorityEnd = endOfAuthority(text, authorityStart)
  const host = hostOf(text.slice(authorityStart, authorityEnd))
  if (host === undefined) return undefined

  const hash = endAt(text.indexOf('#', authorityEnd), text)
  const target = text.slice(authorityEnd, hash)
  const { path, page, params } = placeOf(target)
  const fragment = text.slice(hash + 1)
  const scheme = text.slice(0, schemeEnd).toLowerCase()
  const route = fragment.length > 1 && fragment.startsWith('/') ? placeOf(fragment, params) : undefined
  return { scheme, host, path, page, params, target, route }
}

function placeOf(target: string, outerParams: Params = []): Place {
  const question = endAt(target.indexOf('?'), target)
  const path = target.slice(0, question)
  const params = paramsOf(target.slice(question + 1))
  return { path, page: pageOf(path), params: [...params, ...outerParams] }
}

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*$/

/** The host of an authority such as `item.taobao.com:443`, or undefined if it is in any way unusual. */
function hostOf(authority: string): string | undefined {
  const colon = authority.indexOf(':')
  if (colon >= 0 && !/^:(80|443)?$/.test(authority.slice(colon))) return undefined
  const host = (colon < 0 ? authority : authority.slice(0, colon)).toLowerCase()
  return host.length <= 253 && HOST.test(host) ? host : undefined
}

function pageOf(path: string): string {
  const page = path.toLowerCase().replace(/\/{2,}/g, '/')
  return page.endsWith('/') ? page.slice(0, -1) : page
}

function endOfAuthority(text: string, from: number): number {
  let at = from
  while (at < text.length && !'/?#'.includes(text.charAt(at))) at++
  return at
}

const endAt = (index: number, text: string): number => (index < 0 ? text.length : index)
