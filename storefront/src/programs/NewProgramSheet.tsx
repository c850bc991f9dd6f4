import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { ConfirmFields } from './ConfirmFields.tsx'

type Form = {
  props: Omit<ComponentProps<'form'>, 'method'>
  field: ComponentProps<typeof ConfirmFields>['field']
  failure: ComponentProps<typeof Failure>['of']
  sending: boolean
}

/** Creates a token or a hook: its own fields, then the proof of identity. */
export function NewProgramSheet({
  words,
  form,
  asksCode,
  onClose,
  children,
}: {
  words: { makeTitle: string; busy: string; submit: string }
  form: Form
  asksCode: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Sheet open title={words.makeTitle} onClose={onClose}>
      <form method="post" {...form.props} className="fields">
        {children}
        <ConfirmFields asksCode={asksCode} field={form.field} />
        <Failure of={form.failure} />
        <Button submit type="primary" busy={form.sending && words.busy}>
          {words.submit}
        </Button>
      </form>
    </Sheet>
  )
}
