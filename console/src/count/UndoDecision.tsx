import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { UndoBar } from '../shared/UndoBar.tsx'

/** What was decided just now, as a sentence; `at` in milliseconds. */
export type Decided = { id: string; said: string; at: number }

/** Confirms a decision about a difference or a found thing, and offers to take it back. */
export function UndoDecision({
  call,
  decided: { id, said, at },
  onOver,
}: {
  call: 'POST /staff/count_differences/{id}/undo' | 'POST /staff/found_things/{id}/undo'
  decided: Decided
  onOver: () => void
}) {
  const undo = useSend(call, { onDone: () => toast.success(words.takenBack) })
  return (
    <UndoBar
      said={said}
      at={at}
      isBusy={undo.isPending}
      onUndo={() => undo.mutate({ params: { id }, body: {} }, { onSettled: onOver })}
      onOver={onOver}
    />
  )
}
