import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { useState } from 'react'

/** A sheet to take along, for hand-helds without a printer. */
const SHEET = 24

/** Prints labels for things without one: one now, or some in advance. */
export function NoLabelDialog({
  onPrint,
  onClose,
}: {
  /** The new numbers; a single one is for the thing in the hand. */
  onPrint: (numbers: readonly string[]) => void
  onClose: () => void
}) {
  const [count, setCount] = useState('1')
  const send = useSend('POST /staff/found_labels')
  async function confirm() {
    const { numbers } = await send.mutateAsync({ body: { count: Number(count) } })
    onPrint(numbers)
  }
  return (
    <Dialog
      open
      title={words.found.title}
      confirmText={words.found.print}
      busyText={consoleWords.saving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.found.how}</p>
      <RadioGroup
        label={words.found.printWhat}
        unmarked
        value={count}
        onChange={setCount}
        choices={[
          { value: '1', label: words.found.printOne },
          { value: String(SHEET), label: words.found.printSheet(SHEET) },
        ]}
      />
    </Dialog>
  )
}
