import { stepText } from '@longhaul/text/storefront/steps/next-step.ts'
import { stepButton } from '@longhaul/ui/next-step/kinds.ts'
import { NextStep } from '@longhaul/ui/next-step/NextStep.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { type Step, wordsOf } from '../shared/step-words.ts'
import type { Order, OrderItem } from './order-looks.ts'
import { sentencesOf } from './order-sentences.ts'
import { QuestionStep } from './QuestionStep.tsx'
import { SupplementStep } from './SupplementStep.tsx'

/**
 * The single next step of an order, at the top of its page; if there is nothing to do, its state and what
 * comes next.
 */
export function OrderStep({ order }: { order: Order }) {
  const { next } = order
  if (!next) return <NothingToDo order={order} />
  const item = decidedItem(order)
  if (item?.question) return <QuestionStep item={item} question={item.question} />
  if (item?.supplement) return <SupplementStep supplement={item.supplement} />
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

function NothingToDo({ order }: { order: Order }) {
  const { means, next, action } = sentencesOf(order, useNow())
  const isOver = order.place === 'received' || order.place === 'ended'
  return (
    <NextStep kind={isOver ? 'review' : 'track'} sentence={means}>
      {isOver ? action : next}
    </NextStep>
  )
}

/** The item that the order's next step is about; its decision is shown at the top and not repeated below. */
export function decidedItem({ items, next }: Order): OrderItem | undefined {
  return next ? items.find(({ next: own }) => own?.about === next.about && own.by === next.by) : undefined
}

function pageOf(next: Step, order: Order, item: OrderItem | undefined): string | null {
  if (next.about === 'order_unpaid') return to.payOrders([order.id])
  if (next.kind === 'pack' || next.about === 'storage_expired') return to.store()
  return item?.parcel ? to.parcel(item.parcel.id) : null
}
