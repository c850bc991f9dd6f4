import { pastedText } from '@longhaul/text/console/shell/pasted.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'

/** The button that does something with a whole list. */
type Step = { act: () => void; busy: boolean; why: string | null }

/**
 * A sheet for a pasted list, which the server checks as a whole before it is sent. The main button is first
 * Check, then the action itself; if the server processes the list in the background, the sheet then shows the
 * progress.
 */
export function PasteSheet({
  title,
  onClose,
  check,
  send,
  progress,
  children,
}: {
  title: string
  onClose: () => void
  check: Step
  /** Set once the list has been checked. */
  send: (Step & { label: string; busyText: string; type: ComponentProps<typeof Button>['type'] }) | null
  /** Set while the server processes the list: the progress shown, and the action that starts another list. */
  progress?: { shown: ReactNode; onAnother: () => void } | null
  children: ReactNode
}) {
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button guardMs={0} onClick={onClose}>
            {consoleWords.close}
          </Button>
          {progress && (
            <Button guardMs={0} onClick={progress.onAnother}>
              {pastedText.another}
            </Button>
          )}
          {!progress && !send && (
            <Button
              type="primary"
              guardMs={0}
              busy={check.busy && pastedText.checking}
              disabledReason={check.why}
              onClick={check.act}
            >
              {pastedText.check}
            </Button>
          )}
          {!progress && send && (
            <Button
              type={send.type}
              guardMs={0}
              busy={send.busy && send.busyText}
              disabledReason={send.why}
              onClick={send.act}
            >
              {send.label}
            </Button>
          )}
        </>
      }
    >
      {progress ? progress.shown : <Stack>{children}</Stack>}
    </Sheet>
  )
}
