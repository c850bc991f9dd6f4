import { useSyncExternalStore } from 'react'
import { firstQuestion, watchQuestions } from './ask.tsx'
import { Dialog } from './Dialog.tsx'

/** Renders the dialogs of `ask` and `notice`, one at a time. */
export function AskHost() {
  const first = useSyncExternalStore(watchQuestions, firstQuestion, firstQuestion)
  if (!first) return null
  const { text, answer, ...question } = first
  return (
    <Dialog {...question} open onClose={answer}>
      {text && <div>{text}</div>}
    </Dialog>
  )
}
