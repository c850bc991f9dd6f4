import type { ArgsOf, Spec } from '@longhaul/contract/routes.ts'

/** A call whose reply a page has from the start: the server makes it in process and sends the reply with the page. */
export type Need = {
  [S in Spec]: {
    spec: S
    args?: ArgsOf<S>
    /** There is no page without it: a 404 here becomes the page's 404. */
    essential?: true
    /** The arguments with which the server makes it instead, for a reply that it has stored. If it has none, the page makes the call itself. */
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

export const accuracyNeeds = (): Need[] => [{ spec: 'GET /estimates/how_right' }]

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
