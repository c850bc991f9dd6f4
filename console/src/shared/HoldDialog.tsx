import { HOLD_NOTE_MAX, HOLD_REASONS, type HoldReason } from '@longhaul/domain/warehouse/stock-stop.ts'
import { stockText as words } from '@longhaul/text/console/stock/stock.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'

export type Hold = { reason: HoldReason; note: string }

/** Asks why goods are put on hold: a reason that their shopper is told, and a note for colleagues. */
export function HoldDialog({
  count,
  onSend,
  onClose,
}: {
  count: number
  onSend: (hold: Hold) => Promise<unknown>
  onClose: () => void
}) {
  const [chosen, choose] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const reason = HOLD_REASONS.find((known) => known === chosen)
  const needsNote = reason === 'other' && note.trim() === ''
  return (
    <Dialog
      open
      title={words.holdTitle(count)}
      confirmText={words.hold}
      busyText={consoleWords.saving}
      onClose={onClose}
      onConfirm={async () => {
        setChecked(true)
        return reason && !needsNote ? await onSend({ reason, note: note.trim() }) : false
      }}
    >
      <p>{words.holdHint}</p>
      <SelectField
        label={consoleWords.reason}
        options={HOLD_REASONS.map((value) => ({ value, label: words.holdReasons[value] }))}
        value={chosen}
        error={isChecked && !reason ? words.holdReasonNeeded : null}
        onChange={choose}
      />
      <TextArea
        label={words.holdNote}
        optional={reason !== 'other'}
        max={HOLD_NOTE_MAX}
        value={note}
        error={isChecked && needsNote ? words.holdNoteNeeded : null}
        onChange={setNote}
      />
    </Dialog>
  )
}
