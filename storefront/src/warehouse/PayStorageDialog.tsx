import { refreshTopics } from '@longhaul/browser/calls/queries.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { storageText } from '@longhaul/text/storefront/warehouse/storage.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FeeDialog } from '../shared/FeeDialog.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import type { StockItem } from './shelf.ts'

const text = storageText.pay

/** Pays the fee for expired storage; after that the item can be shipped again. */
export function PayStorageDialog({
  item,
  open,
  onClose,
}: {
  item: StockItem
  open: boolean
  onClose: () => void
}) {
  const feeFen = item.late_fee_fen
  const queries = useQueryClient()
  const pay = useSend('POST /stock_items/{id}/pay_storage', {
    onDone: () => toast.success(text.done),
    // A new day has begun at the warehouse since the page was opened.
    onError: ({ error }) => void (error === 'out_of_date' && refreshTopics(queries, ['stock'])),
  })
  return (
    <FeeDialog
      title={text.title}
      feeFen={feeFen}
      open={open}
      failed={pay.error}
      onPay={() => pay.mutateAsync({ params: { id: item.id }, body: { expected_fee_fen: feeFen } })}
      onClose={onClose}
    >
      <p className="line-clamp-2 font-medium">
        <GoodsName of={item} />
      </p>
      <p>{text.lead}</p>
    </FeeDialog>
  )
}
