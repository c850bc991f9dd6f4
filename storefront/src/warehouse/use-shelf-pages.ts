import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useMemo } from 'react'
import { NOTHING_TICKED, type StockItem } from './shelf.ts'

/** The most ids that the server accepts in one request, as many as a package holds. */
const IDS_MAX = 100

/**
 * The shelf page by page, most urgent items first. Items that are ticked in the address but on a later page
 * are fetched by id, so that a selection survives a reload however long the shelf is.
 */
export function useShelfPages() {
  const pages = usePages('GET /stock_items', { stage: 'all' }, { limit: SHELF_PAGE })
  const loaded = pages.data?.items
  const ticked = useTicked(loaded)
  const items = useMemo(() => loaded && eachOnce([...loaded, ...ticked]), [loaded, ticked])
  return { ...pages, data: pages.data && items && { items, counts: pages.data.first?.counts } }
}

/**
 * The page size of a shelf: all of it for most shoppers, and a multiple of the boards' two or four columns.
 */
const SHELF_PAGE = 60

/**
 * Removes duplicates: an item whose storage was extended moves behind the loaded pages and is returned again
 * with the next one.
 */
const eachOnce = (items: readonly StockItem[]): StockItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

/** Ticked items that are not loaded yet. */
function useTicked(loaded: readonly StockItem[] | undefined): readonly StockItem[] {
  const [ids] = useSearchParam('items')
  const missing = useMemo(() => {
    const known = new Set(loaded?.map((item) => item.id))
    return ids === NOTHING_TICKED ? [] : ids.split(',').filter((id) => id && !known.has(id))
  }, [ids, loaded])
  const named = useCall(
    'GET /stock_items',
    { query: { ids: missing.slice(0, IDS_MAX).join(',') } },
    { enabled: loaded !== undefined && missing.length > 0 },
  )
  return missing.length > 0 ? (named.data?.items ?? NONE) : NONE
}

const NONE: readonly StockItem[] = []
