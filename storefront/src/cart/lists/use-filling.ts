import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { type ClipboardEvent, useState } from 'react'
import { type FilledColumn, type RowValues, filledDown, linesIn, valuesBefore } from './fill-down.ts'
import type { GoodsListRow } from './use-ticked.ts'

export type Filling = ReturnType<typeof useFilling>

/** Changes of several rows at once, of which the last can be undone. */
export function useFilling(listId: string) {
  const [last, setLast] = useState<readonly RowValues[]>([])
  const send = useSend('PUT /goods_lists/{id}/rows')
  const set = (values: readonly RowValues[], before: readonly RowValues[]) =>
    send.mutate({ params: { id: listId }, body: { rows: [...values] } }, { onSuccess: () => setLast(before) })
  return {
    busy: send.isPending,
    /** How many rows the last change was about. */
    changed: last.length,
    /** Remembers what rows had before a change that another call makes. */
    keep: setLast,
    undo: () => set(last, []),
    /** Lines pasted into a column fill these rows, the first of which has the focus. */
    onPaste: (event: ClipboardEvent, column: FilledColumn, rows: readonly GoodsListRow[]) => {
      const lines = linesIn(event.clipboardData.getData('text'))
      const values = lines ? filledDown(rows, column, lines) : []
      if (!lines) return
      event.preventDefault()
      if (values.length > 0) set(values, valuesBefore(rows, values))
    },
  }
}
