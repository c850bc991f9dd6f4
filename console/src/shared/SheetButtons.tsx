import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import type { ComponentProps, ReactNode } from 'react'

/** At the foot of a sheet: back, and the one step that it is about. With `form` that step submits the form of this id, else it is `onSend`. */
export function SheetButtons({
  onClose,
  leave = 'cancel',
  type = 'primary',
  busy,
  why = null,
  form,
  onSend,
  children,
}: {
  onClose: () => void
  /** Whether Back only closes, or leaves what was typed and not sent: then it is asked about. */
  leave?: 'cancel' | 'typed'
  type?: ComponentProps<typeof Button>['type']
  busy: ComponentProps<typeof Button>['busy']
  why?: string | null
  form?: string
  onSend?: () => void
  children: ReactNode
}) {
  return (
    <>
      <Button
        guardMs={0}
        {...(leave === 'typed' ? { 'data-leave': '' } : { 'data-cancel': '' })}
        onClick={onClose}
      >
        {consoleWords.back}
      </Button>
      <Button
        type={type}
        guardMs={0}
        busy={busy}
        disabledReason={why}
        {...(form === undefined ? { onClick: onSend } : { submit: true, form })}
      >
        {children}
      </Button>
    </>
  )
}
