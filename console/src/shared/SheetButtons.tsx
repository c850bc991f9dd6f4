import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import type { ComponentProps, ReactNode } from 'react'

/**
 * The foot of a sheet: Back and the main action, which submits the form with the id `form`, else calls
 * `onSend`.
 */
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
  /** `cancel`: Back just closes. `typed`: Back would discard unsent input, so it asks for confirmation. */
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
