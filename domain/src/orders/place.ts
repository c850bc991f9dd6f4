import type { ParcelStage } from '../states/parcel-stages.ts'
import { ORDER_STATUSES, type ItemStage, type OrderStatus } from '../states/item-stages.ts'

/** Where the goods of an order are, in order of progress. */
export const ORDER_PLACES = ['unpaid', 'coming', 'shelf', 'packed', 'shipped', 'received', 'ended'] as const
export type OrderPlace = (typeof ORDER_PLACES)[number]

/** An item and the stage of its package, if it is in one. */
export type PlacedItem = { readonly stage: ItemStage; readonly parcelStage: ParcelStage | null }

const PLACE_OF: Readonly<Record<ItemStage, OrderPlace>> = {
  pending_payment: 'unpaid',
  in_review: 'coming',
  to_purchase: 'coming',
  awaiting_customer: 'coming',
  supplement_due: 'coming',
  purchased: 'coming',
  seller_shipped: 'coming',
  received: 'coming',
  abnormal: 'shelf',
  in_stock: 'shelf',
  storage_expired: 'shelf',
  in_parcel: 'packed',
  shipped_abroad: 'shipped',
  cancelled: 'ended',
  refunded: 'ended',
  abandoned: 'ended',
}

/** Where an item is. */
export const placeOfItem = ({ stage, parcelStage }: PlacedItem): OrderPlace =>
  stage === 'shipped_abroad' && (parcelStage === 'done' || parcelStage === 'lost')
    ? 'received'
    : PLACE_OF[stage]

/** Where an order is: where its least advanced remaining item is. */
export function placeOfOrder(items: readonly PlacedItem[]): OrderPlace {
  const places = items.map(placeOfItem)
  return ORDER_PLACES.find((place) => places.includes(place)) ?? 'ended'
}

/**
 * Whether everything that remains of an order has been sent abroad: then it is no longer in stock, whatever
 * its status.
 */
export const isSent = (items: readonly Pick<PlacedItem, 'stage'>[]): boolean =>
  placeOfOrder(items.map(({ stage }) => ({ stage, parcelStage: null }))) === 'shipped'

/**
 * The filters of a list of orders: a status, where `in_stock` means that something is still in the warehouse;
 * or the sent orders.
 */
export const ORDER_LISTS = ORDER_STATUSES.flatMap((status): (OrderStatus | 'sent')[] =>
  status === 'in_stock' ? [status, 'sent'] : [status],
)
export type OrderList = OrderStatus | 'sent'

/** The list that an order is in. */
export const listOfOrder = (status: OrderStatus, items: readonly Pick<PlacedItem, 'stage'>[]): OrderList =>
  status === 'in_stock' && isSent(items) ? 'sent' : status
