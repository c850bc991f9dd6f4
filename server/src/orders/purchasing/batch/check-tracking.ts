import { type PurchaseIssue, faultOf } from '@longhaul/domain/orders/purchase-list.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findArrivedForOthers } from '../arrived-numbers.ts'
import type { CheckedItem, CheckedOrder } from './checked-order.ts'
import { listOwnersOfTracking } from './sql.ts'

/** A parcel of a list whose number has already been received for somebody else. */
type ArrivedParcel = { trackingNumber: string; sellerNumber: string }

export async function findArrivedParcels(
  db: Db,
  orders: readonly CheckedOrder[],
  now: Date,
): Promise<ArrivedParcel[]> {
  const parcels = orders.flatMap((order) =>
    parcelsOf(order).map(([trackingNumber, items]) => ({
      trackingNumber,
      sellerNumber: order.number,
      sellerOrderId: null,
      shopperIds: items.map((item) => item.item.shopper_id),
    })),
  )
  if (parcels.length === 0) return []
  const numbers = await findArrivedForOthers(db, parcels, now)
  return parcels.filter((parcel) => numbers.has(parcel.trackingNumber))
}

/**
 * Tracking numbers already used for other shoppers' goods, in the database or in another order of the list.
 */
export async function findTrackingIssues(
  db: Db,
  orders: readonly CheckedOrder[],
  { arrived, now }: { arrived: readonly ArrivedParcel[]; now: Date },
): Promise<PurchaseIssue[]> {
  const numbers = orders.flatMap(({ items }) => items.map((item) => item.trackingNumber)).filter(Boolean)
  if (numbers.length === 0) return []
  const owners = new Map<string, Set<string>>()
  const add = (number: string, shopperId: string) =>
    owners.set(number, (owners.get(number) ?? new Set()).add(shopperId))
  for (const row of await listOwnersOfTracking(db, numbers, now)) add(row.tracking_number, row.shopper_id)
  return orders.flatMap((order) => {
    const faults = parcelsOf(order).flatMap(([number, items]) => {
      if (arrived.some((parcel) => parcel.trackingNumber === number))
        return [faultOf(items[0]!.row, 'arrived', number)]
      const others = owners.get(number)
      const isOfOthers = others && new Set([...others, ...items.map((item) => item.item.shopper_id)]).size > 1
      return isOfOthers ? [faultOf(items[0]!.row, 'tracking_in_use', number)] : []
    })
    for (const item of order.items) if (item.trackingNumber) add(item.trackingNumber, item.item.shopper_id)
    return faults
  })
}

/** The items of an order grouped by the seller's parcel, excluding items not sent yet. */
export function parcelsOf<Item extends Pick<CheckedItem, 'trackingNumber'>>(order: {
  items: readonly Item[]
}): [number: string, items: Item[]][] {
  const parcels = new Map<string, Item[]>()
  for (const item of order.items) {
    if (item.trackingNumber === '') continue
    parcels.set(item.trackingNumber, [...(parcels.get(item.trackingNumber) ?? []), item])
  }
  return [...parcels]
}
