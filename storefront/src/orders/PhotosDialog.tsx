import { PHOTO_REMARK_MAX, photoFee } from '@longhaul/domain/orders/fine-photos.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { LiveTotal } from '@longhaul/ui/money/LiveTotal.tsx'
import { Quantity } from '@longhaul/ui/quantity/Quantity.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSend } from '../api.ts'
import { to } from '../links.ts'
import { Failure } from '../shared/Failure.tsx'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useMe } from '../shared/use-me.ts'
import { Link } from '../shared/Link.tsx'
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
  const availableFen = useMe()?.available_fen
  const order = useSend('POST /order_items/{id}/fine_photos', {
    refresh: ['GET /orders', 'GET /funds', 'GET /users/info'],
    onDone: ({ photo_shots: all }) => toast.success(say.done(all)),
  })
  if (priceFen === undefined || availableFen === undefined) return null
  const feeFen = photoFee(shots, priceFen)
  const missingFen = feeFen - availableFen

  async function send() {
    if (missingFen > 0) return false
    await order.mutateAsync({ params: { id: item.id }, body: { shots, remark: remark.trim() } })
    setShots(1)
    setRemark('')
    return true
  }
  return (
    <Dialog
      open={open}
      type="success"
      title={say.title}
      confirmText={say.confirm(money(feeFen))}
      busyText={say.busy}
      pays
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid grid-cols-1 gap-4">
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
        <div>
          <LiveTotal label={say.cost} fen={feeFen} />
          <p className="num text-sm text-ink-2">{say.available(moneyWithCode(availableFen))}</p>
        </div>
        {missingFen > 0 && <Missing fen={missingFen} />}
        <Failure of={order.error} />
      </div>
    </Dialog>
  )
}

function Missing({ fen }: { fen: number }) {
  const { pathname, search } = useLocation()
  return (
    <Note tone="warn">
      {say.missing(money(fen))} <Link to={to.recharge(pathname + search)}>{say.recharge}</Link>
    </Note>
  )
}
