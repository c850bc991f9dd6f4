import { useCallback, useMemo } from 'react'
import { useStoredParam } from './use-stored-param.ts'
import { NOTHING_TICKED, type StockItem } from './shelf.ts'

/** The most items that a package holds. */
const MOST = 100

/**
 * The ticked items, stored in the address: they survive a reload, a change of language, and going to
 * confirm info and back. Only items that are still on the shelf and in the same warehouse count. Until the
 * shopper has chosen, everything that is ready in the warehouse of the most urgent item is ticked.
 */
export function useSelection(ready: readonly StockItem[]) {
  const [ids, setIds] = useStoredParam('items')
  const chosen = useMemo(() => {
    const wanted = new Set(ids.split(','))
    const found = ids === '' ? ready : ready.filter((item) => wanted.has(item.id))
    return found.filter((item) => item.warehouse_id === found[0]?.warehouse_id).slice(0, MOST)
  }, [ids, ready])
  const choose = useCallback(
    (items: readonly StockItem[]) => setIds(items.map((item) => item.id).join(',') || NOTHING_TICKED),
    [setIds],
  )
  const toggle = (item: StockItem) =>
    choose(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item])
  return { chosen, choose, toggle, warehouseId: chosen[0]?.warehouse_id }
}

export type Selection = ReturnType<typeof useSelection>
