import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { packingText } from '@longhaul/text/console/packing/packing.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'

/**
 * Cancels a package that cannot be sent: its goods return to their shelves and the money to the shopper, who
 * is told the reason.
 */
export function CancelPackage({
  parcel,
  onGone,
}: {
  parcel: Reply<'GET /staff/parcels/{id}'>
  onGone: () => void
}) {
  const [asking, setAsking] = useState(false)
  const cancel = useSend('POST /staff/parcels/{id}/cancel', {
    onDone: ({ released_fen }) => {
      toast.success(packingText.cancelled(money(released_fen)))
      onGone()
    },
  })
  return (
    <>
      <Button type="redLine" guardMs={0} onClick={() => setAsking(true)}>
        {packingText.cancel}
      </Button>
      {asking && (
        <ReasonDialog
          title={packingText.cancelTitle}
          confirmText={packingText.cancel}
          onSend={(reason) => cancel.mutateAsync({ params: { id: parcel.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {packingText.cancelText(money(parcel.frozen_fen))}
        </ReasonDialog>
      )}
    </>
  )
}
