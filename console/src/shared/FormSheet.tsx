import { Failure } from '@longhaul/browser/state/Failure.tsx'
import type { CallError } from '@longhaul/contract/client.ts'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Stack } from './layout/Stack.tsx'
import { SheetButtons } from './SheetButtons.tsx'

/**
 * A sheet with one form: the fields, and at its foot Back, which asks before it discards what was typed, and
 * the button that sends them.
 */
export function FormSheet({
  title,
  form,
  send,
  busyText,
  why = null,
  onClose,
  children,
}: {
  title: string
  /** As `useCallForm` returns it. */
  form: { props: ComponentProps<'form'>; sending: boolean; failure: CallError | null }
  send: string
  busyText: string
  /** Why it cannot be sent, as a sentence. */
  why?: string | null
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <SheetButtons onClose={onClose} leave="typed" busy={form.sending && busyText} why={why} form={id}>
          {send}
        </SheetButtons>
      }
    >
      <form id={id} {...form.props}>
        <Stack>
          {children}
          <Failure of={form.failure} />
        </Stack>
      </form>
    </Sheet>
  )
}
