import { dialogText } from '@longhaul/text/ui.ts'
import type { ReactNode } from 'react'
import type { DialogProps } from './Dialog.tsx'

type Question = Omit<DialogProps, 'open' | 'onClose' | 'children'> & { text?: ReactNode }
type Pending = Question & { answer: (yes: boolean) => void }

/**
 * Asks in a dialog; true when confirmed, false when cancelled. With `onConfirm` the dialog waits for its
 * promise first: `if (await ask({ title, text, danger: true, confirmText: 'Delete' })) …`. Needs one
 * `<AskHost/>` on the page.
 */
export function ask(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const asked: Pending = {
      ...question,
      answer: (yes) => {
        change(pending.filter((other) => other !== asked))
        resolve(yes)
      },
    }
    change([...pending, asked])
  })
}

/** Shows a message in a dialog with a single Confirm. */
export async function notice(text: ReactNode, title: string = dialogText.dialogType.notice): Promise<void> {
  await ask({ type: 'notice', title, text })
}

/** The question being asked; undefined if there is none. */
export const firstQuestion = (): Pending | undefined => pending[0]

export function watchQuestions(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

let pending: readonly Pending[] = []
const watchers = new Set<() => void>()

function change(next: readonly Pending[]) {
  pending = next
  for (const watcher of watchers) watcher()
}
