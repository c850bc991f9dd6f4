import { marketNamed } from './agents/market-words.ts'
import type { NoItemReason } from './parsed-link.ts'
import { splitLink } from './split-link.ts'

/** How long a link that was not read stays in the report. */
export const UNREAD_DAYS = 60
/**
 * The most rows of the report, and of one host: whoever pastes random links must not push out everything
 * else.
 */
export const UNREAD_MAX = 1_000
export const UNREAD_PER_HOST_MAX = 10

/**
 * Why a link is in the report: we know its site but not its page, its scheme, or where it leads; or nothing
 * could be read from its page.
 */
export const UNREAD_REASONS = ['page_unknown', 'scheme_unknown', 'leads_nowhere', 'nothing_read'] as const
export type UnreadReason = (typeof UNREAD_REASONS)[number]

/**
 * The reason for the report, if a link that was not read belongs in it. Links cut off, shops and shops abroad
 * were understood.
 */
export function unreadReason(reason: NoItemReason, hasPage: boolean): UnreadReason | undefined {
  switch (reason) {
    case 'not_a_product':
      return hasPage ? 'nothing_read' : 'page_unknown'
    case 'needs_redirect':
      return 'leads_nowhere'
    case 'unsupported_scheme':
      return 'scheme_unknown'
    default:
      return undefined
  }
}

/**
 * The form of a link, without anything personal: its host, the folders and parameters that name what a page
 * is about, and `N` for numbers. Everything else, such as user names, tokens and invitation codes, is `…`.
 * Undefined where that leaves nothing to learn from.
 */
export function formOfLink(link: string): { host: string; form: string } | undefined {
  const split = splitLink(link)
  if (!split || !split.host.includes('.') || split.host.length > 100) {
    const scheme = /^([a-z][a-z0-9+.-]{1,39}):\/\//i.exec(link)?.[1]?.toLowerCase()
    return scheme === undefined || scheme.startsWith('http')
      ? undefined
      : { host: scheme, form: `${scheme}://` }
  }
  const { scheme, host, route } = split
  const place = route ?? split
  const folders = place.page.split('/').slice(1, 9).map(shownFolder)
  const params = [...new Set(place.params.slice(0, 12).map(({ name, raw }) => shownParam(name, raw)))]
  const path = folders.length === 0 ? '' : `/${folders.join('/')}`
  const query = params.length === 0 ? '' : `?${params.join('&')}`
  const start = scheme === 'http' ? 'https' : scheme
  return { host, form: `${start}://${host}${route ? '/#' : ''}${path}${query}`.slice(0, 400) }
}

const PAGE_WORDS =
  /^(?:products?|items?|goods|details?|index|pages?|share|buy|shops?|home|app|web|h5|mobile|m|en|zh|cn|de|fr|es|qc|finds?|spu|sku|offer|view|detail-page|(?:product|goods|item)[-_]?(?:detail|info|page)s?)(?:\.(?:html?|php|aspx?|jsp))?$/

function shownFolder(folder: string): string {
  if (PAGE_WORDS.test(folder) || marketNamed(folder) !== undefined) return folder
  return /^\d{4,24}(?:\.html?)?$/.test(folder) ? folder.replace(/^\d+/, 'N') : '…'
}

function shownParam(name: string, raw: string): string {
  if (!/^[a-z][a-z0-9_-]{0,24}$/.test(name)) return '…'
  const value = /^\d{1,24}$/.test(raw)
    ? 'N'
    : marketNamed(raw) !== undefined
      ? raw.toLowerCase()
      : LINK.test(raw)
        ? 'URL'
        : '…'
  return `${name}=${value}`
}
const LINK = /^https?(?::|%(?:25)*3a)/i
