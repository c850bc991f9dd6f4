import { UNDO_SECONDS } from '@longhaul/domain/orders/undo-decision.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { KeyHint } from './Key.tsx'
import { useShortcuts } from './shortcuts.ts'

const TICK_MS = 500

/**
 * Says what was decided just now, and offers to take it back for one minute, also with U. `at` is when it was
 * decided, in milliseconds; `onOver` is called when the minute is over.
 */
export function UndoBar({
  said,
  at,
  isBusy,
  onUndo,
  onOver,
}: {
  said: string
  at: number
  isBusy: boolean
  onUndo: () => void
  onOver: () => void
}) {
  const [left, setLeft] = useState(UNDO_SECONDS)
  const tick = useEffectEvent(() => {
    const seconds = Math.ceil(UNDO_SECONDS - (Date.now() - at) / 1_000)
    if (seconds <= 0) onOver()
    else setLeft(Math.min(UNDO_SECONDS, seconds))
  })
  useEffect(() => {
    const clock = setInterval(tick, TICK_MS)
    return () => clearInterval(clock)
  }, [])
  const press = () => {
    if (!isBusy) onUndo()
  }
  useShortcuts([{ keys: 'u', does: reviewText.undo, act: press }])
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-28 z-10 flex justify-center px-4">
      <div className="pointer-events-auto flex flex-wrap items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 shadow-lg">
        <output>{said}</output>
        <Button busy={isBusy && consoleWords.saving} aria-keyshortcuts="u" onClick={press}>
          {reviewText.undo} <KeyHint>U</KeyHint>
        </Button>
        <span className="text-sm text-ink-2 tabular-nums" aria-hidden>
          {reviewText.secondsLeft(left)}
        </span>
      </div>
    </div>
  )
}
