import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { Line } from '../shared/layout/Line.tsx'

/** The end of a step's form in an item's sheet: the failure, the submit button, and Back. */
export function StepEnd({
  form,
  onClose,
  children,
}: {
  form: { failure: ComponentProps<typeof Failure>['of']; sending: boolean }
  onClose: () => void
  children: ReactNode
}) {
  return (
    <>
      <Failure of={form.failure} />
      <Line>
        <Button submit type="primary" guardMs={0} busy={form.sending && consoleWords.saving}>
          {children}
        </Button>
        <Button guardMs={0} onClick={onClose}>
          {consoleWords.back}
        </Button>
      </Line>
    </>
  )
}
