import { cameBack } from '@longhaul/domain/orders/came-back.ts'
import { money } from '@longhaul/text/format.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Receipt, type ReceiptRow } from '@longhaul/ui/money/Receipt.tsx'
import { PaidSeal } from '@longhaul/ui/stamp/PaidSeal.tsx'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import { useConverted } from '../shared/use-converted.ts'
import type { Order } from './order-looks.ts'

const say = ordersText.detail

/**
 * The bill of the order: the original amount, what was refunded and what remains, and the amount on hold for
 * it now.
 */
export function OrderBill({ order }: { order: Order }) {
  const { amounts, balance_freeze_fen: frozenFen } = order
  const approx = useConverted()
  const back = rowsBack(order)
  return (
    <section aria-labelledby="order-bill">
      <div className="mb-3 flex items-start justify-between gap-4">
        <div>
          <h2 id="order-bill" className="text-lg">
            {say.amounts}
          </h2>
          {back.length > 0 && <p className="text-sm text-ink-2">{say.ordered(money(amounts.total_fen))}</p>}
        </div>
        {order.paid_at && order.place !== 'ended' && <PaidSeal at={order.paid_at} />}
      </div>
      <Receipt
        rows={[...rowsOf(amounts), ...back]}
        total={{ label: back.length > 0 ? say.amountLeft : say.amount, fen: order.cost_fen }}
        approx={approx.payment(order.cost_fen)}
      />
      <PlanSaved fen={amounts.plan_saved_fen} />
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-sm">
        <span>{say.freeze}</span>
        <span className="num">{money(frozenFen)}</span>
      </p>
      {frozenFen > 0 && <p className="text-xs text-ink-2">{say.freezeHint}</p>}
    </section>
  )
}

function rowsOf(amounts: Order['amounts']): ReceiptRow[] {
  const words = orderWords.amounts
  return [
    { label: words.goods, fen: amounts.goods_fen },
    { label: words.freight, fen: amounts.freight_fen },
    ...(amounts.service_fen > 0 ? [{ label: words.service, fen: amounts.service_fen }] : []),
    ...(amounts.photos_fen > 0 ? [{ label: words.photos, fen: amounts.photos_fen }] : []),
    ...(amounts.discount_fen ? [{ label: words.coupon, fen: amounts.discount_fen, off: true }] : []),
  ]
}

/** What the order costs less or more than was ordered, with the reasons. */
function rowsBack({ items, corrected_fen: correctedFen }: Order): ReceiptRow[] {
  const { cheaperFen, refundedFen, compensatedFen, photosFen } = cameBack(
    items.map(({ stage, amounts, paid_to_seller: paid, given_back: back, cost_fen: costFen }) => ({
      stage,
      costFen,
      totalFen: amounts.total_fen,
      goodsFen: amounts.goods_fen,
      freightFen: amounts.freight_fen,
      paid: paid && { goodsFen: paid.goods_fen, freightFen: paid.freight_fen },
      refundedSoFar: {
        goodsFen: back.goods_fen,
        freightFen: back.freight_fen,
        serviceFen: back.service_fen,
        returnFen: back.return_fen,
        compensatedFen: back.compensated_fen,
      },
    })),
    correctedFen,
  )
  return [
    { label: say.boughtForLess, fen: cheaperFen, off: true },
    { label: say.refunded, fen: refundedFen, off: true },
    { label: say.compensated, fen: compensatedFen, off: true },
    { label: say.corrected, fen: correctedFen, off: true },
    { label: say.photosNotTaken, fen: photosFen, off: true },
    { label: say.photosAdded, fen: -photosFen, off: false },
  ].filter(({ fen }) => fen > 0)
}
