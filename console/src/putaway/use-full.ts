import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useState } from 'react'

export type Full = ReturnType<typeof useFull>

/**
 * Says that a shelf is full, so that another one is proposed, and takes it back. `said`: the shelf that was
 * called full last, until the next scan; empty if there is none.
 */
export function useFull(warehouse: string) {
  const [said, setSaid] = useState('')
  const { mutate, isPending } = useSend('POST /staff/shelves/full', {
    onDone: ({ shelf, full_mm3 }) => setSaid(full_mm3 === null ? '' : shelf),
  })
  const tell = (shelf: string, is_full: boolean) =>
    mutate({ body: { warehouse_id: warehouse, shelf, is_full } })
  return {
    said,
    isPending,
    say: (shelf: string) => tell(shelf, true),
    takeBack: () => tell(said, false),
    forget: () => setSaid(''),
  }
}
