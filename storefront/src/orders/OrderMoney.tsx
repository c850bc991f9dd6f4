import { cameBack } from '@longhaul/domain/orders/came-back.ts'
import { money } from '@longhaul/text/format.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Receipt, type ReceiptRow } from '@longhaul/ui/money/Receipt.tsx'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import { useConverted } from '../shared/use-converted.ts'
import type { Order } from './order-looks.ts'

const say = ordersText.detail

/** The bill of the order, what came back of it, and what is on hold for it now. */
export function OrderMoney({ order }: { order: Order }) {
  const { amounts, balance_freeze_fen: frozenFen } = order
  const approx = useConverted()
  const back = rowsBack(order)
  const paidFen = amounts.total_fen - back.reduce((sum, { fen }) => sum + fen, 0)
  return (
    <Card title={say.amounts}>
      <Receipt
        rows={[...rowsOf(amounts), ...back]}
        total={{ label: back.length > 0 ? say.amountLeft : say.amount, fen: paidFen }}
        approx={approx(paidFen)}
      />
      {back.length > 0 && <p className="mt-2 text-sm text-ink-2">{say.ordered(money(amounts.total_fen))}</p>}
      <PlanSaved fen={amounts.plan_saved_fen} />
      <div className="mt-4 rounded-control bg-sunken px-4 py-3">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-medium">{say.freeze}</span>
          <span className="num font-medium">{money(frozenFen)}</span>
        </p>
        <p className="mt-1 text-sm text-ink-2">{say.freezeHint}</p>
      </div>
    </Card>
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

/** What went back to the balance, and why. */
function rowsBack({ items }: Order): ReceiptRow[] {
  const { cheaperFen, refundedFen, compensatedFen } = cameBack(
    items.map(({ stage, amounts, paid_to_seller: paid, given_back: back }) => ({
      stage,
      goodsFen: amounts.goods_fen,
      freightFen: amounts.freight_fen,
      paid: paid && { goodsFen: paid.goods_fen, freightFen: paid.freight_fen },
      givenBack: {
        goodsFen: back.goods_fen,
        freightFen: back.freight_fen,
        serviceFen: back.service_fen,
        compensatedFen: back.compensated_fen,
      },
    })),
  )
  return [
    { label: say.boughtForLess, fen: cheaperFen, off: true },
    { label: say.refunded, fen: refundedFen, off: true },
    { label: say.compensated, fen: compensatedFen, off: true },
  ].filter(({ fen }) => fen > 0)
}
