import { stepText } from '@longhaul/text/storefront/steps/next-step.ts'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { type Step, wordsOf } from '../shared/step-words.ts'
import type { Order, OrderItem } from './order-looks.ts'
import { QuestionBox } from './QuestionBox.tsx'

/** The one thing to do next about an order, before all else on its page. */
export function OrderDecision({ order }: { order: Order }) {
  const { next } = order
  if (!next) return null
  const item = decidedItem(order)
  if (item?.question) return <QuestionBox item={item} question={item.question} />
  const target = pageOf(next, order, item)
  const { title, action, otherwise } = wordsOf(next)
  const isDay = next.kind === 'pack'
  return (
    <NextStep
      kind={next.kind}
      sentence={title}
      action={
        target && (
          <ButtonLink type={stepButton(next.kind)} to={target}>
            {action}
          </ButtonLink>
        )
      }
    >
      {next.by && (
        <Deadline
          until={next.by}
          only={isDay ? 'date' : undefined}
          {...(isDay ? { says: stepText.until } : {})}
        />
      )}
      {otherwise && <p>{otherwise}</p>}
    </NextStep>
  )
}

/** The item that the next step of its order is about: what it waits with stands on top, and not once more below. */
export function decidedItem({ items, next }: Order): OrderItem | undefined {
  return next ? items.find(({ next: own }) => own?.about === next.about && own.by === next.by) : undefined
}

function pageOf(next: Step, order: Order, item: OrderItem | undefined): string | null {
  if (next.about === 'order_unpaid') return to.payOrders([order.id])
  if (next.about === 'price_difference')
    return item?.supplement ? to.paySupplements([item.supplement.id]) : null
  if (next.kind === 'pack' || next.about === 'storage_expired') return to.store()
  return item?.parcel ? to.parcel(item.parcel.id) : null
}
