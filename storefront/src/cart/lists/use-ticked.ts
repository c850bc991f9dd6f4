import type { Reply } from '@longhaul/contract/routes.ts'
import { useState } from 'react'

export type GoodsListRow = Reply<'GET /goods_lists/{id}/rows'>['items'][number]
export type Ticked = ReturnType<typeof useTicked>

/** The ticked rows of a list, in the order in which they were ticked. */
export function useTicked() {
  const [rows, setRows] = useState<readonly GoodsListRow[]>([])
  return {
    rows,
    has: (id: string) => rows.some((row) => row.id === id),
    set(changed: readonly GoodsListRow[], on: boolean) {
      const others = rows.filter((row) => !changed.some(({ id }) => id === row.id))
      setRows(on ? [...others, ...changed] : others)
    },
    clear: () => setRows([]),
  }
}
