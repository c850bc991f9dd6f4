import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import type { ReactNode } from 'react'
import { Stack } from './layout/Stack.tsx'

/** How many lines are listed individually; the first ones are enough to see that the wrong data was pasted. */
export const TOLD = 100

/** A sheet for data pasted from a spreadsheet. The caller parses it; `children` show what was recognised and the results. */
export function PasteSheet({
  title,
  label,
  hint,
  text,
  onText,
  send,
  sending,
  disabledReason,
  onSend,
  onClose,
  children,
}: {
  title: string
  label: string
  hint: string
  text: string
  onText: (text: string) => void
  /** Label of the send button. */
  send: string
  /** Its label while sending; false when idle. */
  sending: string | false
  disabledReason: string | null
  onSend: () => Promise<void>
  onClose: () => void
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
          <Button type="primary" busy={sending} disabledReason={disabledReason} onClick={() => void onSend()}>
            {send}
          </Button>
        </>
      }
    >
      <Stack>
        <TextArea
          label={label}
          hint={hint}
          unmarked
          rows={8}
          spellCheck={false}
          readOnly={sending !== false}
          value={text}
          onChange={onText}
        />
        {children}
      </Stack>
    </Sheet>
  )
}
