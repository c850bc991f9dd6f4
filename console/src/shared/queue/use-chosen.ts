import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useEffect, useState } from 'react'
import { nextAfter, useListKeys } from './use-list-keys.ts'

/**
 * Which of a queue is open, kept in the address. Once open it stays open whatever arrives above it, so that no key ever lands on another
 * item than the one that was read. Where none is asked for the first one opens, once the rows are those of what is asked (`isCurrent`).
 * J and K move.
 */
export function useChosen<Row extends { id: string }>(items: readonly Row[], isCurrent: boolean) {
  const [open, choose] = useSearchParam('id', { replace: true })
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set())
  // What was finished here leaves at once; once the server's list agrees, its id means nothing any more: it may come back.
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
    /** What is still to be done. */
    rows,
    /** The id of what is open; empty where nothing is. */
    open,
    /** Its row; undefined where it is not, or no longer, in the list. */
    chosen: rows.find((item) => item.id === open),
    choose,
    /** This one is done: the next one opens. */
    finish(id: string) {
      setFinished(new Set([...finished, id]))
      choose(nextAfter(ids, id))
    },
  }
}
