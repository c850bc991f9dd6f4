import type { ArgsOf, Spec } from '@longhaul/contract/routes.ts'
import { lookUpArgs } from './goods/look-up.ts'

/**
 * A call whose reply a page has from the start: the server makes it in process and sends the reply with the
 * page.
 */
export type Need = {
  [S in Spec]: {
    spec: S
    args?: ArgsOf<S>
    /** There is no page without it: a 404 here becomes the page's 404. */
    essential?: true
    /**
     * The arguments with which the server makes it instead, for a reply that it has stored. If it has none,
     * the page makes the call itself.
     */
    stored?: ArgsOf<S>
  }
}[Spec]

/** The parameters in a path. */
export type Params = Readonly<Record<string, string | undefined>>

/** The calls of header and footer. */
export const shellNeeds: readonly Need[] = [{ spec: 'GET /configurations' }, { spec: 'GET /footer_articles' }]

export const homeNeeds = (): Need[] => [
  { spec: 'GET /shipping/prices', args: { query: {} } },
  { spec: 'GET /warehouses' },
  { spec: 'GET /reviews', args: { query: { limit: 3 } } },
  { spec: 'GET /article', args: { query: { is_faq: true, category: 'start' } } },
  { spec: 'GET /exchange_rate', args: { query: {} } },
]

export const accuracyNeeds = (): Need[] => [
  { spec: 'GET /estimates/how_right' },
  { spec: 'GET /customs/checks' },
]

/** An article and the list next to it; without an id, or while searching, only the list. */
export const articleNeeds =
  (kind: 'faq' | 'article') =>
  (params: Params, search: URLSearchParams): Need[] => {
    const q = kind === 'faq' ? (search.get('q')?.trim().slice(0, 100) ?? '') : ''
    const list: Need[] =
      kind === 'faq'
        ? [{ spec: 'GET /article', args: { query: { is_faq: true } } }]
        : [{ spec: 'GET /article', args: { query: { is_faq: false } } }]
    if (q) list.push({ spec: 'GET /article', args: { query: { is_faq: true, q } } })
    if (params['id'] === undefined) return list
    // An invalid number is requested as article 0, which does not exist.
    const id = /^\d{1,6}$/.test(params['id']) ? Number(params['id']) : 0
    return [...list, { spec: 'GET /article/{id}', args: { params: { id } }, essential: true }]
  }

/**
 * The look-up of the pasted text, if the server has its reply stored, so that the page waits for no other
 * site; where the text has several links, of the picked one.
 */
export const goodsNeeds = (_: Params, search: URLSearchParams): Need[] => {
  const pasted = search.get('url')?.trim()
  if (!pasted || search.get('item')) return []
  const [pick] = /^\d{1,2}$/.exec(search.get('pick') ?? '') ?? []
  const args = lookUpArgs(pasted, pick === undefined ? undefined : Number(pick))
  return [{ spec: 'GET /products', args, stored: { query: { ...args.query, stored: true } } }]
}

/** What is known about a product: there is no page without it, and it is the same for every visitor. */
export const productNeeds = ({ marketplace = '', item = '' }: Params): Need[] => [
  {
    spec: 'GET /goods/{marketplace}/{item}/knowledge',
    args: { params: { marketplace, item }, query: {} },
    essential: true,
  },
]

/** A creator's page: there is no page without it. */
export const creatorNeeds = ({ code = '' }: Params): Need[] => [
  { spec: 'GET /creators/{code}', args: { params: { code } }, essential: true },
]

/** A public list: there is no page without it. */
export const publicListNeeds = ({ code = '' }: Params): Need[] => [
  { spec: 'GET /public_lists/{code}', args: { params: { code } }, essential: true },
]
