import { previewSellerParcels as route } from '@longhaul/contract/orders/seller-parcels.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../../platform/http/action.ts'
import { checkSellerParcels } from './check-seller-parcels.ts'

/** The most parcels shown in the preview. */
const SHOWN = 50

export const previewSellerParcelsAction = writeAction(route, previewSellerParcels)

/**
 * Previews a list of sellers' tracking numbers. Changes nothing, but reports numbers that arrived for
 * somebody else to the warehouse.
 */
async function previewSellerParcels(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, now, me, enqueue } = call
  const { parcels, faults, arrived } = await checkSellerParcels(tx, body.text, now)
  for (const { trackingNumber, number: sellerNumber } of arrived)
    await enqueue('dispute-arrival', { trackingNumber, sellerNumber, staffId: me.id })
  return {
    parcel_count: parcels.length,
    item_count: parcels.reduce((sum, { items }) => sum + items.length, 0),
    parcels: parcels.slice(0, SHOWN).map((parcel) => ({
      row: parcel.row,
      seller_name: parcel.sellerName,
      number: parcel.number,
      tracking_number: parcel.trackingNumber,
      item_count: parcel.items.length,
    })),
    faults,
  }
}
