import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { type Order, waitingStage } from './order-looks.ts'
import { railOf } from './order-rail.ts'
import { useCancelOrder } from './use-cancel-order.ts'
import { whyNotCancelOrder } from './why-not-cancel-order.ts'

const say = ordersText.detail

/** Where the order is, and what that means: for the item that waits for the shopper, if one does. */
export function OrderState({ order }: { order: Order }) {
  const waiting = waitingStage(order.items)
  const words = waiting ? statusText.stages[waiting] : statusText.statuses[order.status]
  return (
    <Card aria-label={statusText.rail.label}>
      <div className="grid grid-cols-1 gap-6">
        <Rail label={statusText.rail.label} steps={railOf(order)} />
        <dl className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {(['means', 'next', 'action'] as const).map((part) => (
            <div key={part}>
              <dt className="text-sm text-ink-2">{statusText[part]}</dt>
              <dd className={part === 'action' ? 'font-medium' : undefined}>{words[part]}</dd>
            </div>
          ))}
        </dl>
        <Actions order={order} />
      </div>
    </Card>
  )
}

function Actions({ order }: { order: Order }) {
  const cancel = useCancelOrder()
  const isOver = order.status === 'cancelled' || order.status === 'refunded'
  const isUnpaid = order.status === 'pending_payment'
  if (isOver) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 print:hidden">
      <div>
        {isUnpaid && (
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            {say.payWithin} <Countdown until={order.pay_by} soonDays={1} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="redLine" disabledReason={whyNotCancelOrder(order)} onClick={() => cancel(order)}>
          {say.cancelOrder}
        </Button>
        {isUnpaid && (
          <ButtonLink type="assistRed" to={to.payOrders([order.id])}>
            {say.pay}
          </ButtonLink>
        )}
        {order.items.some((item) => item.stage === 'in_stock') && (
          <ButtonLink type={waitingStage(order.items) ? 'assistWhite' : 'primary'} to={to.store()}>
            {say.toParcel}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
