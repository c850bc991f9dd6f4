import { money } from '@longhaul/text/format.ts'
import { storageText } from '@longhaul/text/storefront/storage.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refresh, useSend } from '../api.ts'
import { Failure } from '../shared/Failure.tsx'
import { FromBalance, useMissing } from './FromBalance.tsx'
import type { StockItem } from './shelf.ts'

const text = storageText.pay

/** The fee of what was kept too long; once it is paid the thing may be shipped again. */
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
  const missingFen = useMissing(feeFen)
  const queries = useQueryClient()
  const pay = useSend('POST /stock_items/{id}/pay_storage', {
    refresh: ['GET /stock_items', 'GET /orders', 'GET /funds', 'GET /users/info'],
    onDone: () => toast.success(text.done),
    // Another day began at the warehouse since the page was opened.
    onError: ({ error }) => void (error === 'out_of_date' && refresh(queries, 'GET /stock_items')),
  })
  if (missingFen === undefined) return null
  return (
    <Dialog
      open={open}
      type="success"
      title={text.title}
      confirmText={text.confirm(money(feeFen))}
      busyText={storageText.busy}
      pays
      onClose={onClose}
      onConfirm={async () => {
        if (missingFen > 0) return false
        await pay.mutateAsync({ params: { id: item.id }, body: { expected_fee_fen: feeFen } })
        return true
      }}
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="line-clamp-2 font-medium">{item.title}</p>
        <p>{text.lead}</p>
        <FromBalance label={text.cost} fen={feeFen} />
        <Failure of={pay.error} />
      </div>
    </Dialog>
  )
}
