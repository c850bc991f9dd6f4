/** The stages of an order item (docs/rules/orders.md), in order of progress; final stages last. */
export const ITEM_STAGES = [
  'pending_payment',
  'in_review',
  'to_purchase',
  'awaiting_customer',
  'supplement_due',
  'purchased',
  'seller_shipped',
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'shipped_abroad',
  'storage_expired',
  'cancelled',
  'refunded',
  'abandoned',
] as const
export type ItemStage = (typeof ITEM_STAGES)[number]

export type ItemStep =
  | 'pay'
  | 'approve'
  | 'undo_approve'
  | 'undo_ask'
  | 'undo_cancel'
  | 'undo_cancel_approved'
  | 'ask_customer'
  | 'accept_change'
  | 'require_supplement'
  | 'pay_supplement'
  | 'pay_supplement_purchased'
  | 'purchase'
  | 'undo_purchase'
  | 'record_shipping'
  | 'receive'
  | 'undo_receive'
  | 'stock'
  | 'report_problem'
  | 'accept_problem'
  | 'put_in_parcel'
  | 'take_out_of_parcel'
  | 'ship_abroad'
  | 'come_back'
  | 'keep_goods'
  | 'expire_storage'
  | 'pay_storage'
  | 'abandon'
  | 'refund'
  | 'cancel'

/** The seven statuses that shoppers see (docs/rules/orders.md). */
export const ORDER_STATUSES = [
  'pending_payment',
  'paid',
  'processing',
  'in_stock',
  'refund_processing',
  'refunded',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

const STATUS_OF: Readonly<Record<ItemStage, OrderStatus>> = {
  pending_payment: 'pending_payment',
  in_review: 'paid',
  to_purchase: 'processing',
  awaiting_customer: 'processing',
  supplement_due: 'processing',
  purchased: 'processing',
  seller_shipped: 'processing',
  received: 'processing',
  abnormal: 'processing',
  in_stock: 'in_stock',
  in_parcel: 'in_stock',
  shipped_abroad: 'in_stock',
  storage_expired: 'in_stock',
  cancelled: 'cancelled',
  refunded: 'refunded',
  abandoned: 'cancelled',
}

/** The status a shopper sees for an item. An open refund case overrides its stage. */
export function itemStatus(item: { stage: ItemStage; refundOpen: boolean }): OrderStatus {
  return item.refundOpen ? 'refund_processing' : STATUS_OF[item.stage]
}

/**
 * An order's status, derived from its items: cancelled if all are cancelled; refunded if all are refunded or
 * cancelled; refund processing if any refund case is open; else the status of the least advanced of the rest.
 */
export function orderStatus(items: readonly { stage: ItemStage; refundOpen: boolean }[]): OrderStatus {
  const statuses = items.map(itemStatus)
  if (statuses.every((status) => status === 'cancelled')) return 'cancelled'
  if (statuses.every((status) => status === 'cancelled' || status === 'refunded')) return 'refunded'
  if (statuses.includes('refund_processing')) return 'refund_processing'
  const open = statuses.filter((status) => status !== 'cancelled' && status !== 'refunded')
  return ORDER_STATUSES.find((status) => open.some((other) => other === status)) ?? 'cancelled'
}

/**
 * Whether some items are already in the warehouse while others are still on their way, which the order's
 * single status does not show.
 */
export function partlyArrived(items: readonly { stage: ItemStage }[]): boolean {
  const arrived = items.filter((item) => STATUS_OF[item.stage] === 'in_stock').length
  const open = items.filter((item) => !['cancelled', 'refunded', 'abandoned'].includes(item.stage)).length
  return arrived > 0 && arrived < open
}
