import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { UNDO_SECONDS } from '@longhaul/domain/orders/undo-decision.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { KeyHint } from './Key.tsx'
import { useShortcuts } from './shortcuts.ts'

/** A decision about items of an order made just now, as a sentence; `at` in milliseconds. */
export type Decision = { orderId: string; number: string; ids: readonly string[]; said: string; at: number }

const TICK_MS = 500

/**
 * Confirms the last decision and offers to take it back, for one minute. `onUndone` is called with the items
 * that are as before, `onOver` when the minute is over.
 */
export function UndoBar({
  decision,
  onUndone,
  onOver,
}: {
  decision: Decision
  onUndone: (ids: readonly string[]) => void
  onOver: () => void
}) {
  const [left, setLeft] = useState(UNDO_SECONDS)
  const tick = useEffectEvent(() => {
    const seconds = Math.ceil(UNDO_SECONDS - (Date.now() - decision.at) / 1_000)
    if (seconds <= 0) onOver()
    else setLeft(Math.min(UNDO_SECONDS, seconds))
  })
  useEffect(() => {
    const clock = setInterval(tick, TICK_MS)
    return () => clearInterval(clock)
  }, [])
  const undo = useSend('POST /staff/order_items/undo_decision', {
    onDone: ({ rows }) => {
      const refusal = rows.find((row) => !row.done)?.refusal
      if (refusal) toast.error(refusal)
      const undone = rows.filter((row) => row.done).map(({ id }) => id)
      if (undone.length > 0) toast.success(reviewText.undone(decision.number, undone.length))
      onUndone(undone)
    },
  })
  const press = () => {
    if (!undo.isPending) undo.mutate({ body: { ids: [...decision.ids] } })
  }
  useShortcuts([{ keys: 'u', does: reviewText.undo, act: press }])
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-28 z-10 flex justify-center px-4">
      <div className="pointer-events-auto flex flex-wrap items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 shadow-lg">
        <output>{reviewText.decided(decision.number, decision.said)}</output>
        <Button busy={undo.isPending && consoleWords.saving} aria-keyshortcuts="u" onClick={press}>
          {reviewText.undo} <KeyHint>U</KeyHint>
        </Button>
        <span className="text-sm text-ink-2 tabular-nums" aria-hidden>
          {reviewText.secondsLeft(left)}
        </span>
      </div>
    </div>
  )
}
