import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { Rail } from '@longhaul/ui/rail/Rail.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import type { Order } from './order-looks.ts'
import { sentencesOf } from './order-sentences.ts'
import { OrderHistory } from './OrderHistory.tsx'
import { railOf } from './order-rail.ts'

/** The order's progress; folded below it, what that means and all events. */
export function OrderWay({ order }: { order: Order }) {
  const words = sentencesOf(order, useNow())
  return (
    <section className="grid grid-cols-1 gap-6" aria-labelledby="order-way">
      <h2 id="order-way" className="text-xl">
        {ordersText.detail.way}
      </h2>
      <Rail label={orderPageText.rail.label} steps={railOf(order)} />
      <div>
        <Folded title={orderPageText.means} detail={order.next ? words.means : undefined}>
          <dl className="grid grid-cols-1 gap-3 pb-5">
            {(['next', 'action'] as const).map((part) => (
              <div key={part}>
                <dt className="text-sm text-ink-2">{orderPageText[part]}</dt>
                <dd>{words[part]}</dd>
              </div>
            ))}
          </dl>
        </Folded>
        <OrderHistory order={order} />
      </div>
    </section>
  )
}
