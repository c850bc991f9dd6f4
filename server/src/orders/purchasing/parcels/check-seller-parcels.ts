import {
  type SellerParcelIssue,
  type SellerParcelRow,
  parcelIssue,
  readSellerParcelList,
} from '@longhaul/domain/orders/seller-parcel-list.ts'
import type { Db } from '../../../platform/database/db.ts'
import { findArrivedForOthers } from '../arrived-numbers.ts'
import { listItemsToSend, listUnderWay } from './sql.ts'

type Waiting = Awaited<ReturnType<typeof listItemsToSend>>[number]

/** A parcel described by a line of a list: its items of one seller's order. */
export type SellerParcel = {
  row: number
  trackingNumber: string
  sellerOrderId: string
  number: string
  sellerName: string
  items: readonly Waiting[]
}

/**
 * Reads a list and checks that each line names items that are bought but not sent yet, each item once, with a
 * tracking number that is not used for other shoppers' goods, in the database or in the list. `arrived`:
 * parcels whose number has already been received for somebody else. A seller's order number stands for all
 * unsent items of that order, our order number for the unsent items bought for our order.
 */
export async function checkSellerParcels(db: Db, text: string, now: Date) {
  const list = readSellerParcelList(text)
  const waiting = await listItemsToSend(
    db,
    list.rows.map((row) => row.orderNumber),
  )
  const faults = [...list.faults]
  const parcels: SellerParcel[] = []
  const taken = new Set<string>()
  for (const row of list.rows) {
    const found = parcelsOfRow(row, waiting)
    const items = found.flatMap((parcel) => parcel.items)
    const isOfTwoSellers = items.some((item) => item.seller_name !== items[0]!.seller_name)
    if (items.length === 0) faults.push(parcelIssue(row.row, 'not_to_send', row.orderNumber))
    else if (isOfTwoSellers) faults.push(parcelIssue(row.row, 'several_sellers', row.orderNumber))
    else if (items.some((item) => taken.has(item.id)))
      faults.push(parcelIssue(row.row, 'twice', row.orderNumber))
    else parcels.push(...found)
    for (const item of items) taken.add(item.id)
  }
  const arrived = await findArrived(db, parcels, now)
  faults.push(...arrived.map(({ row, trackingNumber }) => parcelIssue(row, 'arrived', trackingNumber)))
  faults.push(
    ...(await findNumbersOfOthers(
      db,
      parcels.filter((parcel) => !arrived.includes(parcel)),
      now,
    )),
  )
  return { arrived, parcels, faults: faults.toSorted((a, b) => a.row - b.row) }
}

/** The items of a line grouped by seller's order: one order of ours may have been bought in several. */
function parcelsOfRow(
  { row, orderNumber, trackingNumber }: SellerParcelRow,
  waiting: readonly Waiting[],
): SellerParcel[] {
  const bySeller = waiting.filter((item) => item.seller_number.toUpperCase() === orderNumber)
  const items = bySeller.length > 0 ? bySeller : waiting.filter((item) => item.order_number === orderNumber)
  return [...new Set(items.map((item) => item.seller_order_id))].map((sellerOrderId) => {
    const own = items.filter((item) => item.seller_order_id === sellerOrderId)
    const { seller_number: number, seller_name: sellerName } = own[0]!
    return { row, trackingNumber, sellerOrderId, number, sellerName, items: own }
  })
}

async function findArrived(db: Db, parcels: readonly SellerParcel[], now: Date): Promise<SellerParcel[]> {
  const travelling = parcels.map(({ trackingNumber, sellerOrderId, items }) => ({
    trackingNumber,
    sellerOrderId,
    shopperIds: items.map((item) => item.shopper_id),
  }))
  const numbers = await findArrivedForOthers(db, travelling, now)
  return parcels.filter((parcel) => numbers.has(parcel.trackingNumber))
}

/**
 * Lines whose tracking number is already used for other shoppers' goods: the rule of
 * `isTrackingNumberOfOthers`, applied to a list.
 */
async function findNumbersOfOthers(
  db: Db,
  parcels: readonly SellerParcel[],
  now: Date,
): Promise<SellerParcelIssue[]> {
  const numbers = parcels.map((parcel) => parcel.trackingNumber)
  const underWay = await listUnderWay(db, numbers, now)
  const faults: SellerParcelIssue[] = []
  for (const { row, trackingNumber, sellerOrderId, items } of parcels) {
    const elsewhere = underWay.filter(
      (other) => other.tracking_number === trackingNumber && other.seller_order_id !== sellerOrderId,
    )
    const isOfOthers = elsewhere.some((other) => items.some((item) => item.shopper_id !== other.shopper_id))
    if (isOfOthers) faults.push(parcelIssue(row, 'tracking_in_use', trackingNumber))
    underWay.push(...items.map((item) => ({ ...item, tracking_number: trackingNumber })))
  }
  return faults
}
