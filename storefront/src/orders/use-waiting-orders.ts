import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useDeferredValue } from 'react'
import { type WaitingOrder, isWaitingOrder } from './waiting-order.ts'

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
