import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { shelfWithWarehouse } from '@longhaul/domain/warehouse/goods-signs.ts'
import { whyNotTakeBack } from '@longhaul/domain/warehouse/unclaimed.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { type Unclaimed } from './unclaimed.ts'

/**
 * A parcel that was received for somebody when a buyer recorded its number for other goods: what it brought,
 * and the two ways to decide.
 */
export function Dispute({ parcel }: { parcel: Unclaimed }) {
  return (
    <Card title={unclaimedText.disputed}>
      <Stack>
        <p className="muted">{unclaimedText.disputedLead}</p>
        <ul>
          {parcel.received.map((thing) => (
            <li key={thing.id}>
              <GoodsCard size="s" goods={thing}>
                {unclaimedText.receivedFor(
                  consoleWords.shopperOf(thing.shopper_name, thing.shopper_code),
                  shelfWithWarehouse(thing.warehouse_id, thing.shelf),
                )}
              </GoodsCard>
            </li>
          ))}
        </ul>
        <Decide parcel={parcel} />
      </Stack>
    </Card>
  )
}

function Decide({ parcel }: { parcel: Unclaimed }) {
  const [open, setOpen] = useState<'uphold' | 'takeBack' | null>(null)
  const params = { id: parcel.id }
  const uphold = useSend('POST /staff/unclaimed/{id}/uphold', {
    onDone: () => toast.success(unclaimedText.upheld),
  })
  const takeBack = useSend('POST /staff/unclaimed/{id}/take_back', {
    onDone: () => toast.success(unclaimedText.takenBack),
  })
  return (
    <Line>
      <Button type="primary" guardMs={0} onClick={() => setOpen('uphold')}>
        {unclaimedText.uphold}
      </Button>
      <Button
        type="redLine"
        guardMs={0}
        disabledReason={refusalOf(parcel)}
        onClick={() => setOpen('takeBack')}
      >
        {unclaimedText.takeBack}
      </Button>
      {open === 'uphold' && (
        <ReasonDialog
          title={unclaimedText.upholdTitle}
          confirmText={unclaimedText.uphold}
          onSend={(reason) => uphold.mutateAsync({ params, body: { reason } })}
          onClose={() => setOpen(null)}
        >
          {unclaimedText.upholdText}
        </ReasonDialog>
      )}
      {open === 'takeBack' && (
        <ReasonDialog
          title={unclaimedText.takeBackTitle}
          confirmText={unclaimedText.takeBack}
          onSend={(reason) => takeBack.mutateAsync({ params, body: { reason } })}
          onClose={() => setOpen(null)}
        >
          {unclaimedText.takeBackText}
        </ReasonDialog>
      )}
    </Line>
  )
}

/** Why it cannot be taken back, as a sentence. */
function refusalOf({ received }: Unclaimed): string | null {
  const why = whyNotTakeBack(received.map(({ stage, bought: isBought }) => ({ stage, isBought })))
  return why && errorText.reasons[why]
}
