import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useEffect, useState } from 'react'
import { nextAfter, useListKeys } from './use-list-keys.ts'

/**
 * The open item of a queue, kept in the URL. It stays open even when rows arrive above it, so that a shortcut
 * always acts on the item on screen. If the URL names none, the first one opens once the rows match the
 * current filter (`isCurrent`). J and K move.
 */
export function useChosen<Row extends { id: string }>(items: readonly Row[], isCurrent: boolean) {
  const [open, choose] = useSearchParam('id', { replace: true })
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set())
  // Finished items are hidden immediately. Once the server's list no longer has them, their ids are
  // forgotten, since they may return to the queue.
  const known = new Set(items.map((item) => item.id))
  if ([...finished].some((id) => !known.has(id)))
    setFinished(new Set([...finished].filter((id) => known.has(id))))
  const rows = items.filter((item) => !finished.has(item.id))
  const ids = rows.map((item) => item.id)
  const first = ids[0] ?? ''

  useEffect(() => {
    if (!open && first && isCurrent) choose(first)
  }, [open, first, isCurrent, choose])
  useListKeys(ids, open, choose)

  return {
    /** The rows that are not finished. */
    rows,
    /** The id of the open item; empty if none. */
    open,
    /** Its row; undefined if it is not in the list. */
    chosen: rows.find((item) => item.id === open),
    choose,
    /** Marks an item as finished and opens the next. */
    finish(id: string) {
      setFinished(new Set([...finished, id]))
      choose(nextAfter(ids, id))
    },
  }
}
