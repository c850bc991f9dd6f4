import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { sellerParcelsText } from '@longhaul/text/console/purchase/seller-parcels.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { TrackingField } from '../shared/TrackingField.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { PasteSellerParcels } from './PasteSellerParcels.tsx'
import { TakeBackPurchase } from './TakeBackPurchase.tsx'
import { ageColumn, orderColumn, productColumn, sellerNumberColumn } from './columns.tsx'

type Parcel = { sellerOrderId: string; itemIds?: readonly string[] }

/**
 * Bought, without the seller's tracking number yet: an order at a seller is one parcel unless staff say that
 * an item came alone.
 */
export function BoughtList() {
  const [pasting, setPasting] = useState(false)
  const me = useMe()
  const list = usePages('GET /staff/order_items', { stage: 'purchased' }, { limit: 100 })
  const record = useSend('POST /staff/seller_orders/{id}/shipping', { quiet: true })
  const send = ({ sellerOrderId, itemIds }: Parcel, number: string) =>
    record.mutateAsync({
      params: { id: sellerOrderId },
      body: { tracking_number: number, ...(itemIds ? { item_ids: [...itemIds] } : {}) },
    })
  const why = whyNotRole(me, ['buyer'])
  return (
    <Card
      title={consoleWords.itemStages.purchased}
      flush
      aside={
        <Button icon={<ClipboardPaste />} guardMs={0} disabledReason={why} onClick={() => setPasting(true)}>
          {sellerParcelsText.open}
        </Button>
      }
    >
      <PagedTable
        of={list}
        caption={consoleWords.itemStages.purchased}
        columns={[
          productColumn,
          orderColumn,
          {
            ...sellerNumberColumn,
            render: (item) => (
              <div className="grid justify-items-start gap-1">
                {sellerNumberColumn.render(item)}
                <TakeBackPurchase item={item} />
              </div>
            ),
          },
          ageColumn(purchaseText.boughtSince),
          {
            head: consoleWords.trackingNumber,
            render: (item) => <Tracking item={item} send={send} why={why} />,
          },
        ]}
        rowKey={(item) => item.id}
        none={<EmptyState title={purchaseText.noneBought} />}
      />
      {pasting && <PasteSellerParcels onClose={() => setPasting(false)} />}
    </Card>
  )
}

/**
 * Enters the tracking number of the parcel for an item and everything bought with it that is not sent yet, or
 * for the item alone.
 */
function Tracking({
  item,
  send,
  why,
}: {
  item: StaffItem
  send: (
    parcel: Parcel,
    number: string,
  ) => Promise<{ tracking_number: string; courier: string; item_ids: string[] }>
  why: string | null
}) {
  const [alone, setAlone] = useState(false)
  const sellerOrderId = item.seller_order_id
  if (sellerOrderId === null) return null
  return (
    <div className="grid gap-1">
      <TrackingField
        noun={consoleWords.trackingNumber}
        label={item.title}
        action={purchaseText.save}
        disabledReason={why}
        send={async (number) => {
          const parcel = alone ? { sellerOrderId, itemIds: [item.id] } : { sellerOrderId }
          const done = await send(parcel, number)
          const message = purchaseText.recorded(done.tracking_number, done.courier, done.item_ids.length)
          toast.success(message)
        }}
      />
      <label className="flex items-center gap-2 text-sm text-ink-2">
        <input type="checkbox" checked={alone} onChange={(event) => setAlone(event.target.checked)} />
        {purchaseText.alone}
      </label>
    </div>
  )
}
