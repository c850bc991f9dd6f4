import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { whyNotCancelParcel } from '@longhaul/domain/parcels/cancel.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money } from '@longhaul/text/format.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { ParcelCard } from './parcel.ts'

/**
 * Cancels a package, stating the refund in advance; disabled with the reason once that is no longer possible.
 */
export function CancelParcel({ parcel, small }: { parcel: ParcelCard; small?: boolean }) {
  const text = parcelsText.cancel
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const cancel = useSend('POST /parcels/{id}/cancel', {
    onDone: ({ released_fen }) =>
      toast.success(released_fen > 0 ? text.done(money(released_fen)) : text.doneUnpaid),
  })
  if (parcel.status !== 'pending_payment' && parcel.status !== 'to_be_delivered') return null
  const words = reason.trim()
  return (
    <>
      <Button
        type="redLine"
        size={small ? 'small' : 'normal'}
        icon={<X />}
        guardMs={0}
        disabledReason={whyNot(parcel.stage)}
        onClick={() => setOpen(true)}
      >
        {parcelsText.actions.cancel}
      </Button>
      <Dialog
        open={open}
        title={text.title(parcel.number)}
        danger
        confirmText={text.confirm}
        cancelText={text.keep}
        busyText={text.busy}
        onClose={() => setOpen(false)}
        onConfirm={() =>
          cancel.mutateAsync({ params: { id: parcel.id }, body: words ? { reason: words } : {} })
        }
      >
        <p>{whatComesBack(parcel)}</p>
        <TextArea label={text.reason} unmarked max={500} rows={2} value={reason} onChange={setReason} />
        <Failure of={cancel.error} />
      </Dialog>
    </>
  )
}

/** Why its owner cannot cancel a package, in words that fit its stage; null if it can be cancelled. */
export function whyNot(stage: ParcelStage): string | null {
  const reason = whyNotCancelParcel(stage, ['shopper'])
  if (!reason) return null
  const words: Partial<Record<ParcelStage, string>> = parcelsText.cancel.why
  return words[stage] ?? errorText.reasons[reason]
}

function whatComesBack(parcel: ParcelCard): string {
  const text = parcelsText.cancel
  if (parcel.stage === 'supplement_due') return text.packed
  return parcel.frozen_fen > 0 ? text.paid(money(parcel.frozen_fen)) : text.unpaid
}
