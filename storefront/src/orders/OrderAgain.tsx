import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { orderAgainText as say } from '@longhaul/text/storefront/orders/order-again.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../links.ts'
import { toList } from '../shared/to-list.ts'
import type { Order } from './order-looks.ts'

/**
 * Puts all goods of an order into the cart again, where today's prices are compared; or makes a list of
 * them, for a friend: with other sizes, a total of their own, and a page to share.
 */
export function OrderAgain({ order }: { order: Order }) {
  const navigate = useNavigate()
  const count = order.items.length
  const again = useSend('POST /orders/{id}/again', {
    onDone: ({ added }) => {
      if (added < count) toast.info(say.some(added, count))
      if (added > 0) navigate(to.cart())
    },
  })
  const list = useSend('POST /goods_lists', { onDone: ({ id }) => navigate(toList(id)) })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-5 print:hidden">
      <Button
        size="small"
        busy={again.isPending && say.adding}
        onClick={() => again.mutate({ params: { id: order.id }, body: {} })}
      >
        {say.again(count)}
      </Button>
      <Button
        size="small"
        busy={list.isPending && say.adding}
        onClick={() => list.mutate({ body: { name: say.listOf(order.number), text: sheetOf(order) } })}
      >
        {say.list}
      </Button>
      <p className="text-sm text-ink-2">{say.hint}</p>
    </div>
  )
}

/** The goods of an order as the cells of a sheet, which a list is made of. */
function sheetOf({ items }: Order): string {
  const cells = (texts: readonly (string | number)[]) =>
    texts.map((text) => String(text).replaceAll(/\s+/g, ' ')).join('\t')
  const rows = items.map((item) => cells([item.title, item.url, item.options_text, item.quantity]))
  return [cells(['Name', 'Link', 'Option', 'Qty']), ...rows].join('\n')
}
