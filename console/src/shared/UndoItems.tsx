import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { UndoBar } from './UndoBar.tsx'

/** A decision about items of an order made just now, as a sentence; `at` in milliseconds. */
export type Decision = { orderId: string; number: string; ids: readonly string[]; said: string; at: number }

/**
 * Confirms the last decision about items that are not bought yet, and offers to take it back. `onUndone` is
 * called with the items that are as before, `onOver` when the minute is over.
 */
export function UndoItems({
  decision: { number, ids, said, at },
  onUndone,
  onOver,
}: {
  decision: Decision
  onUndone: (ids: readonly string[]) => void
  onOver: () => void
}) {
  const undo = useSend('POST /staff/order_items/undo_decision', {
    onDone: ({ rows }) => {
      const refusal = rows.find((row) => !row.done)?.refusal
      if (refusal) toast.error(refusal)
      const undone = rows.filter((row) => row.done).map(({ id }) => id)
      if (undone.length > 0) toast.success(reviewText.undone(number, undone.length))
      onUndone(undone)
    },
  })
  return (
    <UndoBar
      said={reviewText.decided(number, said)}
      at={at}
      isBusy={undo.isPending}
      onUndo={() => undo.mutate({ body: { ids: [...ids] } })}
      onOver={onOver}
    />
  )
}
