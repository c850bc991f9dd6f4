import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { whyNotTakeBackPurchase } from '@longhaul/domain/orders/take-back-purchase.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useMe } from '../shared/use-me.ts'

const words = purchaseText.takeBack

/**
 * Reverses the seller's order in which an item was bought. Not shown to users who may not do so, or once the
 * day is over.
 */
export function TakeBackPurchase({ item }: { item: StaffItem }) {
  const [asking, setAsking] = useState(false)
  const me = useMe()
  const now = useNow()
  const takeBack = useSend('POST /staff/seller_orders/{id}/take_back')
  const { seller_order_id: id, seller_order_number: number, bought_by: boughtBy, bought_at: boughtAt } = item
  if (!me || now === null || id === null || boughtBy === null || boughtAt === null) return null
  if (whyNotTakeBackPurchase({ boughtBy, boughtAt: new Date(boughtAt) }, me, new Date(now))) return null
  return (
    <>
      <Button size="small" guardMs={0} onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {asking && (
        <ReasonDialog
          title={words.title(number ?? '')}
          confirmText={words.open}
          onClose={() => setAsking(false)}
          onSend={async (reason) => {
            await takeBack.mutateAsync({ params: { id }, body: { reason } })
            setAsking(false)
            toast.success(words.done)
          }}
        >
          {words.text}
        </ReasonDialog>
      )}
    </>
  )
}
