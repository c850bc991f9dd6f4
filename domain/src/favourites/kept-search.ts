/** What stands in place of a marketplace for a search that is kept as a favourite. */
export const KEPT_SEARCH = 'search'
/** The same for a shop. */
export const KEPT_SHOP = 'shop'

/** What an address of `/search` says: the words, the order and the filters. */
const PARAMETERS = ['q', 'sort', 'market', 'min', 'max', 'weighed', 'photos', 'problems'] as const
const VALUE_MAX = 100

/**
 * The address of a search at the shop of this origin, with its words and filters in one order and nothing
 * else; null if the address is of anything else.
 */
export function searchAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.origin !== origin || url.pathname !== '/search') return null
  const kept = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = url.searchParams.get(name)?.trim() ?? ''
    if (value.length > VALUE_MAX) return null
    if (value !== '') kept.set(name, value)
  }
  return kept.has('q') ? `${origin}/search?${kept.toString()}` : null
}

/** Where a kept search leads to within the shop. */
export const searchPath = (address: string): string => address.slice(address.indexOf('/search?'))
