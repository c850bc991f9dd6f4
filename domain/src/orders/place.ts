import type { ParcelStage } from '../parcels/stages.ts'
import { ORDER_STATUSES, type ItemStage, type OrderStatus } from './stages.ts'

/** Where the goods of an order are, in order of progress. */
export const ORDER_PLACES = ['unpaid', 'coming', 'shelf', 'packed', 'shipped', 'received', 'ended'] as const
export type OrderPlace = (typeof ORDER_PLACES)[number]

/** An item, and the stage of the package that it is in, if it is in one. */
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

/** Where an order is: where the least advanced of what is left of it is. */
export function placeOfOrder(items: readonly PlacedItem[]): OrderPlace {
  const places = items.map(placeOfItem)
  return ORDER_PLACES.find((place) => places.includes(place)) ?? 'ended'
}

/** Whether all that is left of an order has been sent abroad: then it is not in stock any more, whatever its status. */
export const isSent = (items: readonly Pick<PlacedItem, 'stage'>[]): boolean =>
  placeOfOrder(items.map(({ stage }) => ({ stage, parcelStage: null }))) === 'shipped'

/** What a list of orders is narrowed to: a status, where `in_stock` means that something is still here; or what was sent. */
export const ORDER_LISTS = [...ORDER_STATUSES, 'sent'] as const
export type OrderList = (typeof ORDER_LISTS)[number]

/** The list that an order is in. */
export const listOfOrder = (status: OrderStatus, items: readonly Pick<PlacedItem, 'stage'>[]): OrderList =>
  status === 'in_stock' && isSent(items) ? 'sent' : status
