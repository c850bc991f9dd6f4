import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { orderAgainText as say } from '@longhaul/text/storefront/orders/order-again.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import type { Order } from './order-looks.ts'

/** Puts all goods of an order into the cart again, where today's prices are compared. */
export function OrderAgain({ order }: { order: Order }) {
  const navigate = useNavigate()
  const count = order.items.length
  const again = useSend('POST /orders/{id}/again', {
    onDone: ({ added }) => {
      if (added < count) toast.info(say.some(added, count))
      if (added > 0) navigate(to.cart())
    },
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5 print:hidden">
      <Button
        size="small"
        busy={again.isPending && say.adding}
        onClick={() => again.mutate({ params: { id: order.id }, body: {} })}
      >
        {say.again(count)}
      </Button>
      <p className="text-sm text-ink-2">{say.hint}</p>
    </div>
  )
}
