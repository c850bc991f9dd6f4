import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { creatorsText as words } from '@longhaul/text/console/rewards/creators.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { StaffCreator } from './creator.ts'

/** The rate agreed with a creator, in percent with one decimal; empty for the usual one. */
export function RateDialog({ creator, onClose }: { creator: StaffCreator; onClose: () => void }) {
  const { own_per_mille: own } = creator
  const [value, setValue] = useState(own === null ? '' : String(own / 10))
  const [error, setError] = useState<string | null>(null)
  const set = useSend('PUT /staff/creators/{id}/rate', {
    onDone: () => toast.success(words.rateSet),
    onProposed: onClose,
  })
  async function confirm(): Promise<boolean> {
    const per_mille = readPerMille(value)
    if (per_mille === undefined) {
      setError(words.rateWrong)
      return false
    }
    await set.mutateAsync({ params: { id: creator.id }, body: { per_mille } })
    return true
  }
  return (
    <Dialog
      open
      title={words.rateOf(creator.shown_name)}
      confirmText={words.save}
      busyText={words.busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextField
        label={words.rateLabel}
        hint={words.rateHint}
        optional
        width="short"
        inputMode="decimal"
        maxLength={5}
        after="%"
        value={value}
        error={error}
        onChange={(next) => {
          setValue(next)
          setError(null)
        }}
      />
    </Dialog>
  )
}

/** Per mille of a typed percentage; null for none, undefined for what is no percentage. */
function readPerMille(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const rate = Math.round(Number(text) * 10)
  return /^\d{1,3}(\.\d)?$/.test(text) && rate <= 1000 ? rate : undefined
}
