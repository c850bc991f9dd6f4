import { isUnbought } from '@longhaul/domain/orders/refund.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { to } from '../../links.ts'
import type { OrderItem } from './order-item.ts'
import type { RefundForm } from './use-refund-form.ts'

const say = ordersText.refund
/** The help article about who pays. */
const WHO_PAYS = 42

/** The refund, row by row, and who bears which costs, by the same rule that the server applies. */
export function RefundAmount({ item, form }: { item: OrderItem; form: RefundForm }) {
  const { amounts, sumFen, hasArrived, isAll } = form
  const atOnce = isUnbought(item.stage)
  const rows =
    atOnce && isAll
      ? [{ label: say.all, fen: sumFen }]
      : [
          { label: say.goods, fen: amounts.goodsFen },
          { label: say.freight, fen: amounts.freightFen },
          { label: say.service, fen: amounts.serviceFen },
          { label: say.wayBack, fen: -amounts.returnFen },
        ].filter((row) => row.fen !== 0)
  return (
    <div>
      <Receipt rows={rows} total={{ label: say.amount, fen: sumFen }} />
      {!atOnce && form.fault && (
        <p className="mt-2 text-sm text-ink-2">
          {hasArrived || form.fault === 'ours' ? say.who[form.fault] : say.whoBefore}{' '}
          <Link to={to.help(WHO_PAYS)}>{say.whoMore}</Link>
        </p>
      )}
      {!isAll && <p className="mt-2 text-sm text-ink-2">{say.some}</p>}
    </div>
  )
}
