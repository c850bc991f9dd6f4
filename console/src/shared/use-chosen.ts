import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useEffect, useState } from 'react'
import { nextAfter, useListKeys } from './use-list-keys.ts'

/**
 * Which of a queue is open, kept in the address. Once open it stays open whatever arrives above it, so that no key ever lands on another
 * item than the one that was read; what somebody else finished meanwhile is `gone` rather than replaced. J and K move.
 */
export function useChosen<Item extends { id: string }>(items: readonly Item[]) {
  const [asked, choose] = useSearchParam('id', { replace: true })
  const [finished, setFinished] = useState<ReadonlySet<string>>(new Set())
  // What was finished here leaves at once; once the server's list agrees, its id means nothing any more: it may come back.
  const known = new Set(items.map((item) => item.id))
  if ([...finished].some((id) => !known.has(id)))
    setFinished(new Set([...finished].filter((id) => known.has(id))))
  const open = items.filter((item) => !finished.has(item.id))
  const ids = open.map((item) => item.id)
  const first = ids[0] ?? ''

  useEffect(() => {
    if (!asked && first) choose(first)
  }, [asked, first, choose])
  useListKeys(ids, asked, choose)

  const chosen = open.find((item) => item.id === asked)
  return {
    open,
    chosen,
    gone: asked !== '' && chosen === undefined,
    choose,
    /** This one is done: the next one opens. */
    finish(id: string) {
      setFinished(new Set([...finished, id]))
      choose(nextAfter(ids, id))
    },
  }
}
