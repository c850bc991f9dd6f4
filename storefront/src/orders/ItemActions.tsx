import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import { whyNotChangePrice } from '@longhaul/domain/orders/price-change.ts'
import { whyNotAskForRefund } from '@longhaul/domain/orders/refund.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { AskForPhotos } from './AskForPhotos.tsx'
import type { OrderItem } from './order-looks.ts'
import { PriceDialog } from './PriceDialog.tsx'
import { RefundDialog } from '../shared/refund/RefundDialog.tsx'
import { useCancelItem } from './use-cancel-order.ts'

const say = ordersText.detail

/**
 * The actions for an item. An action that is not possible now says why; one that never applies at this stage
 * is not shown.
 */
export function ItemActions({ item, isRefunding }: { item: OrderItem; isRefunding: boolean }) {
  const [open, setOpen] = useState<'refund' | 'price' | null>(null)
  const cancel = useCancelItem()
  const now = useNow()
  const isPaid = item.stage !== 'pending_payment'
  // Also once the time for it is up: everything on hold is then about to go back.
  const isAsked = item.question !== null || item.stage === 'awaiting_customer'
  // An answer that may be changed has a button of its own that cancels.
  const mayCancel = whyNotCancel(item.stage) === null && !isAsked && !item.answered
  const hasOwnAnswer = isAsked || isRefunding
  const isGone = item.stage === 'shipped_abroad'
  const whyNotRefund = refusalOf(item, isRefunding, now)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 empty:hidden print:hidden">
      {isPaid && <AskForPhotos item={item} isRefunding={isRefunding} />}
      {whyNotChangePrice(item.stage) === null && (
        <Button size="small" onClick={() => setOpen('price')}>
          {say.changePrice}
        </Button>
      )}
      {mayCancel && (
        <Button size="small" type="redLine" onClick={() => cancel(item)}>
          {say.cancelItem}
        </Button>
      )}
      {isPaid && (!mayCancel || item.quantity > 1) && !hasOwnAnswer && !isGone && (
        <Button size="small" type="redLine" disabledReason={whyNotRefund} onClick={() => setOpen('refund')}>
          {say.askRefund}
        </Button>
      )}
      {item.parcel && (
        <ButtonLink size="small" to={to.parcel(item.parcel.id)}>
          {say.toParcels}
        </ButtonLink>
      )}
      {item.stage === 'storage_expired' && (
        <ButtonLink size="small" to={to.contact()}>
          {say.contactUs}
        </ButtonLink>
      )}
      {item.refund_deadline_at && !hasOwnAnswer && item.stage === 'in_stock' && (
        <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {say.refundUntil} <Countdown until={item.refund_deadline_at} soonDays={1} />
        </span>
      )}
      <RefundDialog item={item} open={open === 'refund'} onClose={() => setOpen(null)} />
      <PriceDialog item={item} open={open === 'price'} onClose={() => setOpen(null)} />
    </div>
  )
}

function refusalOf(item: OrderItem, refundOpen: boolean, now: number | null): string | null {
  const deadline = item.refund_deadline_at
  const reason = whyNotAskForRefund(
    { stage: item.stage, refundOpen, refundDeadlineAt: deadline ? new Date(deadline) : null },
    new Date(now ?? 0),
  )
  return reason && errorText.reasons[reason]
}
