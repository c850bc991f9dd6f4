import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useMemo, useState } from 'react'
import { indexByNumber, useAllItems } from '../shared/all-pages.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { PasteNumbers } from '../shared/PasteNumbers.tsx'
import { TrackingField } from '../shared/TrackingField.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { ageColumn, orderColumn, productColumn, sellerNumberColumn } from './columns.tsx'

/** Bought, without the seller's tracking number yet: typed one by one, or pasted from the marketplace's export. */
export function BoughtList() {
  const [pasting, setPasting] = useState(false)
  const me = useMe()
  const list = usePages('GET /staff/order_items', { stage: 'purchased' }, { limit: 100 })
  const record = useSend('POST /staff/order_items/{id}/shipping', { quiet: true })
  const send = (item: StaffItem, number: string) =>
    record.mutateAsync({ params: { id: item.id }, body: { tracking_number: number } })
  const why = whyNotRole(me, ['buyer'])
  return (
    <Card
      title={consoleWords.itemStages.purchased}
      flush
      aside={
        <Button icon={<ClipboardPaste />} guardMs={0} disabledReason={why} onClick={() => setPasting(true)}>
          {consoleWords.paste.open}
        </Button>
      }
    >
      <PagedTable
        of={list}
        caption={consoleWords.itemStages.purchased}
        columns={[
          productColumn,
          orderColumn,
          sellerNumberColumn,
          ageColumn(purchaseText.boughtSince),
          {
            head: consoleWords.trackingNumber,
            render: (item) => (
              <TrackingField
                label={item.title}
                action={purchaseText.save}
                disabledReason={why}
                send={async (number) => {
                  const done = await send(item, number)
                  toast.success(purchaseText.recorded(done.tracking_number, done.courier))
                }}
              />
            ),
          },
        ]}
        rowKey={(item) => item.id}
        none={<EmptyState title={purchaseText.noneBought} />}
      />
      {pasting && <PasteTracking record={send} onClose={() => setPasting(false)} />}
    </Card>
  )
}

/** Looks each line up among everything that was bought, not only what is on the screen. */
function PasteTracking({
  record,
  onClose,
}: {
  record: (item: StaffItem, number: string) => Promise<unknown>
  onClose: () => void
}) {
  const { items } = useAllItems('purchased')
  // The seller's number or ours; one order at the shop may hold several items.
  const find = useMemo(
    () => indexByNumber(items ?? [], (item) => [item.seller_order_number, item.order_number]),
    [items],
  )
  return (
    <PasteNumbers
      title={purchaseText.pasteTitle}
      firstColumn={purchaseText.pasteFirst}
      find={find}
      record={record}
      onClose={onClose}
    />
  )
}
