import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useState } from 'react'

const words = financeText.withdrawals

/** Records that the rest was transferred, with the bank's reference. */
export function PaidByHandDialog({
  fen,
  onSend,
  onClose,
}: {
  fen: number
  onSend: (reference: string) => Promise<unknown>
  onClose: () => void
}) {
  const [reference, setReference] = useState('')
  const [error, setError] = useState<string | null>(null)

  async function confirm(): Promise<boolean> {
    if (reference.trim() === '') {
      setError(consoleWords.required)
      return false
    }
    await onSend(reference.trim())
    return true
  }

  return (
    <Dialog
      open
      pays
      title={words.payByHandTitle}
      confirmText={words.payByHand(moneyWithCode(fen))}
      busyText={consoleWords.saving}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.payByHandText(moneyWithCode(fen))}</p>
      <TextField
        label={words.reference}
        hint={words.referenceHint}
        maxLength={100}
        autoComplete="off"
        value={reference}
        error={error}
        onChange={(next) => {
          setReference(next)
          if (next.trim()) setError(null)
        }}
      />
    </Dialog>
  )
}
