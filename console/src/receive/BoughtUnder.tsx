import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { unclaimedText } from '@longhaul/text/console/receive/unclaimed.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { GoodsCard } from '../shared/goods/GoodsCard.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { type Unclaimed } from './unclaimed.ts'

/** What we bought under the parcel's number: a claim of the house, decided by looking into the parcel. */
export function BoughtUnder({ parcel }: { parcel: Unclaimed }) {
  const why = whyNotRole(useMe(), ['warehouse'])
  const receive = useSend('POST /staff/unclaimed/{id}/receive')
  async function decide() {
    const done = await ask({
      title: unclaimedText.receiveTitle,
      text: unclaimedText.receiveText,
      confirmText: unclaimedText.receive,
      cancelText: consoleWords.back,
      busyText: consoleWords.saving,
      onConfirm: () => receive.mutateAsync({ params: { id: parcel.id }, body: {} }),
    })
    if (done) toast.success(unclaimedText.received)
  }
  return (
    <Card title={unclaimedText.bought}>
      <Stack>
        <p className="muted">{unclaimedText.boughtLead}</p>
        <ul>
          {parcel.bought.map((item) => (
            <li key={item.item_id}>
              <GoodsCard size="s" goods={item}>
                {unclaimedText.boughtFor(
                  item.order_number,
                  consoleWords.shopperOf(item.shopper_name, item.shopper_code),
                  item.seller_name,
                )}
              </GoodsCard>
            </li>
          ))}
        </ul>
        <Line>
          <Button type="primary" guardMs={0} disabledReason={why} onClick={() => void decide()}>
            {unclaimedText.receive}
          </Button>
        </Line>
      </Stack>
    </Card>
  )
}
