import { call } from '@longhaul/browser/calls/client.ts'
import { showError } from '@longhaul/browser/calls/errors.ts'
import type { ListId } from '@longhaul/domain/lists/lists.ts'
import type { ListWords } from '@longhaul/domain/lists/query.ts'
import { useState } from 'react'
import { specOf } from './use-list.ts'

/** How many rows can be marked at once. */
export const MARKED_MAX = 1_000
const PAGE = 100

/** Which rows are marked, by id, with the name of each: kept while pages come and filters change. */
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
    /** Everything that is filtered, page by page, however little of it is shown. */
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
