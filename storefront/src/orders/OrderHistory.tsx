import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Folded } from '@longhaul/ui/density/Folded.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { goodsName } from '../shared/goods-name.ts'
import type { Order } from './order-looks.ts'

const say = ordersText.detail

/** All events, newest first: what, when, by whom, and for which item where there are several. */
export function OrderHistory({ order: { history, items } }: { order: Order }) {
  const events = joinSame(history).toReversed()
  return (
    <Folded title={say.history} detail={say.historyCount(events.length)}>
      <ol className="grid grid-cols-1 gap-4 pb-5">
        {events.map(({ step, itemIds }, index) => (
          <li key={index} className="border-s-2 border-line ps-3">
            <p className="font-medium">{orderPageText.steps[step.step] ?? orderPageText.stepOther}</p>
            <p className="text-sm text-ink-2">
              <DateTime at={step.created_at} />
              {orderPageText.actors[step.actor] &&
                ` · ${say.historyWho(orderPageText.actors[step.actor] ?? '')}`}
            </p>
            {itemIds.length < items.length &&
              itemIds.map((id) => (
                <p key={id} className="truncate text-sm text-ink-2">
                  {nameOf(items, id)}
                </p>
              ))}
            {step.note && <p className="mt-1 text-sm break-words">{step.note}</p>}
          </li>
        ))}
      </ol>
    </Folded>
  )
}

function nameOf(items: Order['items'], id: string): string {
  const item = items.find((entry) => entry.id === id)
  return item ? goodsName(item) : ''
}

type HistoryStep = Order['history'][number]

/** Joins an event that concerns several items into one. */
function joinSame(history: readonly HistoryStep[]): { step: HistoryStep; itemIds: string[] }[] {
  const events = new Map<string, { step: HistoryStep; itemIds: string[] }>()
  for (const step of history) {
    const key = [step.step, step.created_at, step.actor, step.note].join('|')
    const event = events.get(key)
    if (event) event.itemIds.push(step.item_id)
    else events.set(key, { step, itemIds: [step.item_id] })
  }
  return [...events.values()]
}
