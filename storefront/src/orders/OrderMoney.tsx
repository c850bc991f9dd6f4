import { money } from '@longhaul/text/format.ts'
import { orderWords } from '@longhaul/text/storefront/orders/order-words.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { PlanSaved } from '../shared/rewards/PlanSaved.tsx'
import { useConverted } from '../shared/use-converted.ts'
import type { Order } from './order-looks.ts'

const say = ordersText.detail

/** The bill of the order, and what is on hold for it now. */
export function OrderMoney({ order: { amounts, balance_freeze_fen: frozenFen } }: { order: Order }) {
  const approx = useConverted()
  const words = orderWords.amounts
  const rows = [
    { label: words.goods, fen: amounts.goods_fen },
    { label: words.freight, fen: amounts.freight_fen },
    ...(amounts.service_fen > 0 ? [{ label: words.service, fen: amounts.service_fen }] : []),
    ...(amounts.photos_fen > 0 ? [{ label: words.photos, fen: amounts.photos_fen }] : []),
    ...(amounts.discount_fen ? [{ label: words.coupon, fen: amounts.discount_fen, off: true }] : []),
  ]
  return (
    <Card title={say.amounts}>
      <Receipt
        rows={rows}
        total={{ label: say.amount, fen: amounts.total_fen }}
        approx={approx(amounts.total_fen)}
      />
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
