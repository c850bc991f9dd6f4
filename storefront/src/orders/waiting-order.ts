import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useDeferredValue } from 'react'
import { to } from '../links.ts'
import type { Step } from '../shared/step-words.ts'
import type { OrderCard } from './order-looks.ts'

type Item = OrderCard['items'][number]
export type WaitingOrder = OrderCard & { next: Step }

export const isWaitingOrder = (order: OrderCard): order is WaitingOrder => order.next?.waits === true

/** The item that an order's next step is about. */
export function itemOfStep({ items, next }: WaitingOrder): Item | undefined {
  const isIt = ({ next: own }: Item) => own?.about === next.about && own.by === next.by
  return items.find(isIt) ?? items[0]
}

/** The page where the order's next step is taken. */
export function pageOfStep({ id, next }: WaitingOrder): string {
  if (next.about === 'order_unpaid') return to.payOrders([id])
  if (next.about.startsWith('storage')) return to.store()
  return to.order(id)
}

/**
 * The orders that need the shopper; none unless `asked`. They are mounted in pieces, like a list
 * (browser/src/state/Loaded.tsx).
 */
export function useWaitingOrders(asked: boolean): { orders: WaitingOrder[]; isLoading: boolean } {
  const waiting = useCall('GET /orders', { query: { waiting: true } }, { enabled: asked })
  const reply = useDeferredValue(asked ? waiting.data : undefined)
  const isLoading = useDeferredValue(waiting.isLoading)
  return { orders: (reply?.items ?? []).filter(isWaitingOrder), isLoading }
}
