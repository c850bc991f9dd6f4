import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Countdown } from '@longhaul/ui/time/Countdown.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.supplement

/** What is still owed for an item, and the way to pay it. */
export function SupplementBox({ supplement }: { supplement: NonNullable<OrderItem['supplement']> }) {
  const amount = money(supplement.amount_fen)
  return (
    <section className="rounded-card border border-warn bg-warn-tint p-4" aria-label={say.title}>
      <h4 className="text-warn">{say.title}</h4>
      <p className="mt-1">{say.text(amount)}</p>
      {supplement.note && <p className="mt-1 text-sm break-words">{supplement.note}</p>}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
        {say.payBy} <Countdown until={supplement.pay_by} soonDays={2} />
      </p>
      <p className="mt-3 print:hidden">
        <ButtonLink type="primary" to={to.paySupplements([supplement.id])}>
          {say.pay(amount)}
        </ButtonLink>
      </p>
    </section>
  )
}
