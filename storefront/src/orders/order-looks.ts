import type { Reply } from '@longhaul/contract/routes.ts'
import type { ItemStage, OrderStatus } from '@longhaul/domain/orders/stages.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'
import { to } from '../links.ts'

export type OrderCard = Reply<'GET /orders'>['items'][number]
export type Order = Reply<'GET /orders/{id}'>
export type OrderItem = Order['items'][number]

/** What a status means to the shopper, for its colour and icon. */
export const statusKinds: Record<OrderStatus, StatusKind> = {
  pending_payment: 'attention',
  paid: 'waiting',
  processing: 'working',
  in_stock: 'stored',
  refund_processing: 'working',
  refunded: 'done',
  cancelled: 'closed',
}

export const stageKinds: Record<ItemStage, StatusKind> = {
  pending_payment: 'attention',
  in_review: 'waiting',
  to_purchase: 'working',
  awaiting_customer: 'attention',
  supplement_due: 'attention',
  purchased: 'working',
  seller_shipped: 'moving',
  received: 'working',
  abnormal: 'problem',
  in_stock: 'stored',
  in_parcel: 'stored',
  shipped_abroad: 'moving',
  storage_expired: 'problem',
  cancelled: 'closed',
  refunded: 'done',
  abandoned: 'closed',
}

/** Stages in which nothing goes on without the shopper, the most urgent first. */
const WAITING: readonly ItemStage[] = ['awaiting_customer', 'supplement_due', 'abnormal', 'storage_expired']

/** The stage of an item that waits for the shopper, if any of the order's does. */
export const waitingStage = (items: readonly { stage: ItemStage }[]): ItemStage | undefined =>
  WAITING.find((stage) => items.some((item) => item.stage === stage))

/** What an order says of itself in a sentence: of the item that waits for the shopper, if one does, else of its status. */
export function sentenceOf(order: Pick<OrderCard, 'status' | 'items'>): { means: string; action: string } {
  const waiting = waitingStage(order.items)
  return waiting ? statusText.stages[waiting] : statusText.statuses[order.status]
}

/** Where the next thing that the shopper can do is done. */
export function nextActionOf(order: Pick<OrderCard, 'id' | 'status' | 'items'>): {
  label: string
  to: string
} {
  const say = ordersText.list
  const page = to.order(order.id)
  const waiting = waitingStage(order.items)
  if (waiting === 'awaiting_customer') return { label: say.answer, to: page }
  if (waiting === 'supplement_due') return { label: say.payDifference, to: page }
  if (waiting === 'abnormal') return { label: say.decide, to: page }
  if (order.status === 'pending_payment') return { label: say.pay, to: to.payOrders([order.id]) }
  if (order.status === 'in_stock' && order.items.some((item) => item.stage === 'in_stock'))
    return { label: say.ship, to: to.store() }
  if (order.status === 'refund_processing') return { label: say.refund, to: page }
  return { label: say.details, to: page }
}
