import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { useState } from 'react'
import { specOf } from './use-list.ts'

/** The maximum number of marked rows. */
export const MARKED_MAX = 1_000
const PAGE = 100

/** The marked rows by id, each with its name. Marks survive paging and changes of filters. */
export function useMarks(list: ListId) {
  const [marked, setMarked] = useState<ReadonlyMap<string, string>>(new Map())
  const [marking, setMarking] = useState(false)
  const change = (next: Iterable<readonly [string, string]>) =>
    setMarked(new Map([...next].slice(0, MARKED_MAX)))
  return {
    marked,
    marking,
    toggle(id: string, name: string) {
      const next = new Map(marked)
      if (!next.delete(id)) next.set(id, name)
      change(next)
    },
    add: (rows: Iterable<readonly [string, string]>) => change([...marked, ...rows]),
    remove(ids: readonly string[]) {
      change([...marked].filter(([id]) => !ids.includes(id)))
    },
    keep: (ids: readonly string[]) => change([...marked].filter(([id]) => ids.includes(id))),
    clear: () => setMarked(new Map()),
    /** Marks all rows that match the filters, page by page, even those not loaded yet. */
    async addAll(words: ListWords, name: (cells: Cells) => string) {
      setMarking(true)
      try {
        const found: [string, string][] = []
        let cursor: string | undefined
        do {
          const page = await call(specOf(list), {
            query: { ...words, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) },
          })
          found.push(...page.items.map((row): [string, string] => [row.id, name(row.cells)]))
          cursor = page.next_cursor ?? undefined
        } while (cursor !== undefined && found.length < MARKED_MAX)
        change([...marked, ...found])
      } catch (error) {
        showError(error)
      } finally {
        setMarking(false)
      }
    },
  }
}

export type Marks = ReturnType<typeof useMarks>
export type Cells = Readonly<Record<string, string | number | null>>
