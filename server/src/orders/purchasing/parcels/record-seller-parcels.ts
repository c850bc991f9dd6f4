import { recordSellerParcels as route } from '@longhaul/contract/orders/seller-parcels.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { sendTogether } from '../send-together.ts'
import { lockItemsForStaff, lockTrackingNumber } from '../sql.ts'
import { checkSellerParcels } from './check-seller-parcels.ts'
import { lockSellerOrders } from './sql.ts'

export const recordSellerParcelsAction = writeAction(route, recordSellerParcels)

/**
 * Records a list without faults in one transaction: all parcels or none. No money moves, so a few hundred
 * parcels can be recorded while the buyer waits. Everything is locked before the check, each table in a fixed
 * order, so that two lists never deadlock.
 */
async function recordSellerParcels(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now } = call
  const seen = (await checkSellerParcels(tx, body.text, now)).parcels
  const itemIds = seen.flatMap((parcel) => parcel.items.map((item) => item.id))
  await lockSellerOrders(
    tx,
    seen.map((parcel) => parcel.sellerOrderId),
  )
  if (itemIds.length > 0) await lockItemsForStaff(tx, itemIds)
  for (const number of [...new Set(seen.map((parcel) => parcel.trackingNumber))].toSorted())
    await lockTrackingNumber(tx, number)
  const { parcels, faults } = await checkSellerParcels(tx, body.text, now)
  if (faults.length > 0 || parcels.length !== body.expected_count)
    throw new Refusal('changed_meanwhile', { count: parcels.length, faults: faults.length })
  for (const { sellerOrderId, trackingNumber, items } of parcels)
    await sendTogether(call, { sellerOrderId, trackingNumber, itemIds: items.map(({ id }) => id) })
  return {
    parcel_count: parcels.length,
    item_count: parcels.reduce((sum, { items }) => sum + items.length, 0),
  }
}
