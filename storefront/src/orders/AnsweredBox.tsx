import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { money } from '@longhaul/text/format.ts'
import { orderDecisionsText } from '@longhaul/text/storefront/orders/order-decisions.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { useAnswer } from '../shared/answer/use-answer.ts'
import type { OrderItem } from './order-looks.ts'

const say = orderDecisionsText.question

/** What the shopper agreed to, as long as it can be taken back: nothing has been done with it yet. */
export function AnsweredBox({
  item,
  answered,
}: {
  item: OrderItem
  answered: NonNullable<OrderItem['answered']>
}) {
  const isProblem = answered.kind === 'problem'
  const { error, isSending, decline } = useAnswer({
    id: item.id,
    isProblem,
    backFen: item.frozen_fen,
    isChange: true,
  })
  return (
    <section className="rounded-card bg-sunken p-4" aria-label={orderPageText.answered[answered.kind]}>
      <h4>{orderPageText.answered[answered.kind]}</h4>
      <Deadline until={answered.until} says={orderPageText.changeBy} />
      <Failure of={error} />
      <p className="mt-3 print:hidden">
        <Button size="small" busy={isSending(false) && say.sending} onClick={decline}>
          {isProblem ? say.giveBackFor(null) : say.declineFor(money(item.frozen_fen))}
        </Button>
      </p>
    </section>
  )
}
