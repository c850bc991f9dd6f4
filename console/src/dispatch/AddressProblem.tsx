import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { dispatchText } from '@longhaul/text/console/dispatch/dispatch.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import type { Parcel } from '../shared/parcel.ts'

const words = dispatchText.addressProblem

/**
 * Reports a packed package whose address the carrier cannot use: its shopper is asked for a different address
 * and told why. `presets` are reasons to choose from.
 */
export function AddressProblem({
  parcel,
  label = words.button,
  presets = [],
}: {
  parcel: Pick<Parcel, 'id'>
  label?: string
  presets?: readonly string[]
}) {
  const [asking, setAsking] = useState(false)
  const report = useSend('POST /staff/parcels/{id}/address_problem', {
    onDone: () => void toast.success(words.done),
  })
  return (
    <div>
      <Button guardMs={0} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <ReasonDialog
          title={words.button}
          confirmText={words.button}
          presets={presets}
          onSend={(reason) => report.mutateAsync({ params: { id: parcel.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {words.text}
        </ReasonDialog>
      )}
    </div>
  )
}
