import { useCallback, useMemo } from 'react'
import { useStoredParam } from './use-stored-param.ts'
import type { StockItem } from './shelf.ts'

/**
 * The ticked items, stored in the address: they survive a reload, a change of language, and going to confirm
 * info and back. Only items that are still on the shelf and in the same warehouse count.
 */
export function useSelection(ready: readonly StockItem[]) {
  const [ids, setIds] = useStoredParam('items')
  const chosen = useMemo(() => {
    const wanted = new Set(ids.split(','))
    const found = ready.filter((item) => wanted.has(item.id))
    return found.filter((item) => item.warehouse_id === found[0]?.warehouse_id)
  }, [ids, ready])
  const choose = useCallback(
    (items: readonly StockItem[]) => setIds(items.map((item) => item.id).join(',')),
    [setIds],
  )
  const toggle = (item: StockItem) =>
    choose(chosen.includes(item) ? chosen.filter((other) => other !== item) : [...chosen, item])
  return { chosen, choose, toggle, warehouseId: chosen[0]?.warehouse_id }
}

export type Selection = ReturnType<typeof useSelection>
