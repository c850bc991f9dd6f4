import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { parcelDocumentsText } from '@longhaul/text/storefront/parcels/parcel-documents.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { to } from '../links.ts'
import { DocumentRow } from '../shared/DocumentRow.tsx'
import type { Order } from './order-looks.ts'
import { useCancelOrder } from './use-cancel-order.ts'

const say = ordersText.detail

/** The documents of an order, a link to support and, folded, rarely needed actions. */
export function OrderDocuments({ order }: { order: Order }) {
  return (
    <section className="print:hidden" aria-labelledby="order-papers">
      <h2 id="order-papers" className="text-xl">
        {parcelDocumentsText.title}
      </h2>
      {order.paid_at ? (
        <ul className="mt-2 border-t border-line">
          <DocumentRow
            path={`/orders/${order.id}/receipt.pdf`}
            fileName={`receipt-${order.number}.pdf`}
            name={parcelDocumentsText.papers.receipt}
          />
        </ul>
      ) : (
        <p className="mt-2 text-sm text-ink-2">{parcelDocumentsText.receiptUnpaid}</p>
      )}
      <p className="my-3 text-sm text-ink-2">
        {say.wrong} <Link to={to.ask('order', order.id, order.number)}>{conversationsText.askOrder}</Link>
      </p>
      <Tools order={order} />
    </section>
  )
}

function Tools({ order }: { order: Order }) {
  const cancel = useCancelOrder()
  const mayEnd = order.place === 'unpaid' || order.place === 'coming' || order.place === 'shelf'
  return (
    <Folded title={mayEnd ? say.tools : say.print}>
      <div className="flex flex-wrap gap-3 pb-4">
        <Button size="small" guardMs={0} onClick={() => print()}>
          {say.print}
        </Button>
        {mayEnd && (
          <Button
            type="redLine"
            size="small"
            disabledReason={whyNotCancelOrder(order)}
            onClick={() => cancel(order)}
          >
            {say.cancelOrder}
          </Button>
        )}
      </div>
    </Folded>
  )
}

/** Why an order cannot be cancelled, as a sentence; null while one of its items still can. */
function whyNotCancelOrder({ items }: { items: readonly { stage: ItemStage }[] }): string | null {
  const reasons = items.map((item) => whyNotCancel(item.stage))
  if (reasons.includes(null)) return null
  const reason = reasons.find((reason) => reason === 'already_purchased') ?? reasons[0]
  return reason ? errorText.reasons[reason] : null
}
