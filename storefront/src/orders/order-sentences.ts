import { orderAdvice } from '@longhaul/text/storefront/orders/order-advice.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { type Order, waitingStage } from './order-looks.ts'

type Sentences = { means: string; next: string; action: string }

/**
 * What the order's state means, what comes next and what the shopper can do; after the deadline it does not
 * mention returns.
 */
export function sentencesOf(order: Order, now: number | null): Sentences {
  const waiting = waitingStage(order.items)
  if (waiting) return { ...statusText.stages[waiting], ...orderAdvice.stages[waiting] }
  const { place, status } = order
  if (status === 'in_stock' && (place === 'packed' || place === 'shipped' || place === 'received'))
    return { ...statusText.places[place], ...orderAdvice.places[place] }
  const words = { ...statusText.statuses[status], ...orderAdvice.statuses[status] }
  if (status !== 'in_stock') return words
  const mayReturn = order.return_until !== null && now !== null && now <= Date.parse(order.return_until)
  return mayReturn ? words : { ...words, action: orderAdvice.packOnly }
}
