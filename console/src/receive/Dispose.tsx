import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Line } from '../shared/layout/Line.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type Unclaimed } from './unclaimed.ts'

/**
 * Disposes of a parcel that was never claimed: allowed to customer service once its time is up, with a
 * reason.
 */
export function Dispose({ parcel }: { parcel: Unclaimed }) {
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const forbidden = whyNotRole(useMe(), ['support'])
  const dispose = useSend('POST /staff/unclaimed/{id}/dispose', {
    onDone: () => toast.success(unclaimedText.disposed),
  })
  const early = now !== null && now < Date.parse(parcel.disposable_from)
  const why = forbidden
    ? forbidden
    : early
      ? unclaimedText.notBefore(date(parcel.disposable_from))
      : parcel.open_claims > 0
        ? unclaimedText.claimFirst
        : null
  return (
    <Line>
      <Button type="redLine" guardMs={0} disabledReason={why} onClick={() => setAsking(true)}>
        {unclaimedText.dispose}
      </Button>
      {why && <span className="muted">{why}</span>}
      {asking && (
        <ReasonDialog
          title={unclaimedText.disposeTitle}
          confirmText={unclaimedText.dispose}
          hint={unclaimedText.disposeHint}
          onSend={(reason) => dispose.mutateAsync({ params: { id: parcel.id }, body: { reason } })}
          onClose={() => setAsking(false)}
        >
          {unclaimedText.disposeText}
        </ReasonDialog>
      )}
    </Line>
  )
}
