import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.supplement

/** The extra payment due for an item, its deadline, and the button to pay it. */
export function SupplementStep({ supplement }: { supplement: NonNullable<OrderItem['supplement']> }) {
  const amount = money(supplement.amount_fen)
  return (
    <NextStep
      kind="pay"
      sentence={say.title}
      action={
        <ButtonLink type={stepButton('pay')} to={to.paySupplements([supplement.id])}>
          {say.pay(amount)}
        </ButtonLink>
      }
    >
      <Deadline until={supplement.pay_by} />
      <p>{say.text(amount, supplement.service_fen > 0 ? money(supplement.service_fen) : null)}</p>
      {supplement.note && <p className="break-words">{supplement.note}</p>}
    </NextStep>
  )
}
