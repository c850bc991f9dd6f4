import type { Reply } from '@longhaul/contract/routes.ts'
import { ITEM_STAGES, type ItemStage, type OrderStatus } from '@longhaul/domain/states/item-stages.ts'
import { statusText } from '@longhaul/text/storefront/orders/order-status.ts'
import type { StatusKind } from '@longhaul/ui/tag/StatusTag.tsx'

export type OrderCard = Reply<'GET /orders'>['items'][number]
export type Order = Reply<'GET /orders/{id}'>
export type OrderItem = Order['items'][number]

/** The meaning of a status for the shopper, which decides its colour and icon. */
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

/** Stages in which nothing happens until the shopper acts, the most urgent first. */
const WAITING: readonly ItemStage[] = ['awaiting_customer', 'supplement_due', 'abnormal', 'storage_expired']

/** The stage of the order's item that waits for the shopper, if any. */
export const waitingStage = (items: readonly { stage: ItemStage }[]): ItemStage | undefined =>
  WAITING.find((stage) => items.some((item) => item.stage === stage))

/**
 * The state of an order: the colour and word of its tag, and a sentence. Once the goods have left, where they
 * are says more than the status.
 */
export function lookOf(order: OrderCard): { kind: StatusKind; name: string; line: string } {
  const { status, place } = order
  if (status === 'refund_processing') return { kind: 'working', ...named(statusText.statuses[status]) }
  if (place === 'packed' || place === 'shipped' || place === 'received')
    return { kind: PLACE_KINDS[place], ...named(statusText.places[place]) }
  const stage = waitingStage(order.items) ?? leastAdvanced(order.items)
  return stage
    ? { kind: stageKinds[stage], ...named(statusText.stages[stage]) }
    : { kind: statusKinds[status], ...named(statusText.statuses[status]) }
}

const PLACE_KINDS = { packed: 'stored', shipped: 'moving', received: 'done' } as const

const named = ({ name, means }: { name: string; means: string }) => ({ name, line: means })

/** The least advanced stage among the remaining items. */
const leastAdvanced = (items: readonly { stage: ItemStage }[]): ItemStage | undefined =>
  ITEM_STAGES.find((stage) => items.some((item) => item.stage === stage))
