import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { PHOTO_REMARK_MAX, photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { FeeDialog } from '../shared/FeeDialog.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.photos

/** Orders detail photos of an item that is on its way: how many, of what, for how much. Paid from the balance. */
export function PhotosDialog({
  item,
  limit,
  open,
  onClose,
}: {
  item: OrderItem
  limit: number
  open: boolean
  onClose: () => void
}) {
  const [shots, setShots] = useState(1)
  const [remark, setRemark] = useState('')
  const priceFen = useConfiguration()?.photo_price_fen
  const order = useSend('POST /order_items/{id}/fine_photos', {
    onDone: ({ photo_shots: all }) => toast.success(say.done(all)),
  })
  if (priceFen === undefined) return null
  const feeFen = photoFee(shots, priceFen)

  async function send() {
    await order.mutateAsync({ params: { id: item.id }, body: { shots, remark: remark.trim() } })
    setShots(1)
    setRemark('')
  }
  return (
    <FeeDialog
      title={say.title}
      feeFen={feeFen}
      open={open}
      failed={order.error}
      onPay={send}
      onClose={onClose}
    >
      <p>{say.text(money(priceFen))}</p>
      <div>
        <p className="mb-1.5 font-medium">{say.count}</p>
        <Quantity
          label={say.count}
          value={shots}
          min={1}
          max={Math.max(1, limit - item.photo_shots)}
          onChange={setShots}
        />
        {item.photo_shots > 0 && <p className="mt-1 text-sm text-ink-2">{say.already(item.photo_shots)}</p>}
      </div>
      <TextArea
        label={say.remark}
        optional
        placeholder={say.remarkPlaceholder}
        max={Math.max(0, PHOTO_REMARK_MAX - (item.photo_remark ? item.photo_remark.length + 1 : 0))}
        rows={2}
        value={remark}
        onChange={setRemark}
      />
    </FeeDialog>
  )
}
