import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { type LossCause, LOSS_CAUSES } from '@longhaul/domain/warehouse/shelf-count.ts'
import { countText as words } from '@longhaul/text/console/count/count.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'
import { useSendKey } from '../shared/use-send-key.ts'
import type { Difference } from './difference.ts'

const NOTE_MAX = 500

/** Treats a thing as lost, with its cause: its shopper is told at once. */
export function LoseDialog({
  row,
  onClose,
  onDecided,
}: {
  row: Difference
  onClose: () => void
  onDecided: () => void
}) {
  const [cause, setCause] = useState<LossCause | ''>('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = useSend('POST /staff/count_differences/{id}/decide')
  useSendKey()

  async function confirm(): Promise<boolean> {
    if (cause === '') {
      setError(words.causeNeeded)
      return false
    }
    await send.mutateAsync({ params: { id: row.id }, body: { decision: 'lost', cause, note: note.trim() } })
    onDecided()
    return true
  }
  return (
    <Dialog
      open
      title={words.loseTitle}
      confirmText={words.decisions.lost}
      busyText={consoleWords.saving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{row.order_number ? words.loseBought : words.loseForwarded}</p>
      <RadioGroup
        label={words.cause}
        error={error}
        value={cause}
        onChange={(value) => {
          setCause(LOSS_CAUSES.find((known) => known === value) ?? '')
          setError(null)
        }}
        choices={LOSS_CAUSES.map((value) => ({ value, label: words.causes[value] }))}
      />
      <TextArea label={words.note} optional max={NOTE_MAX} value={note} onChange={setNote} />
    </Dialog>
  )
}
