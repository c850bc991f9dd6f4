import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useChunk } from '@longhaul/browser/chunk/use-chunk.ts'
import type { Cancellable } from './cancel-order.ts'
import { findCancelling } from './parts-later.ts'

/** Asks for confirmation, and cancels the items of an order that are not bought yet. */
export function useCancelOrder() {
  const { mutateAsync } = useSend('POST /orders/{id}/cancel')
  const find = useChunk(findCancelling)
  return (order: Cancellable) => void find().then(({ cancelOrder }) => cancelOrder(order, mutateAsync))
}

/** Asks for confirmation, and cancels one item. */
export function useCancelItem() {
  const { mutateAsync } = useSend('POST /order_items/{id}/cancel')
  const find = useChunk(findCancelling)
  return (item: { id: string; frozen_fen: number }) =>
    void find().then(({ cancelItem }) => cancelItem(item, mutateAsync))
}
