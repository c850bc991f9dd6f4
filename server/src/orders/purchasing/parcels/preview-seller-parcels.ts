import { previewSellerParcels as route } from '@longhaul/contract/orders/seller-parcels.staff.ts'
import { type Answer, type Call, action } from '../../../platform/http/action.ts'
import { checkSellerParcels } from './check-seller-parcels.ts'

/** The most parcels shown in the preview. */
const SHOWN = 50

export const previewSellerParcelsAction = action(route, previewSellerParcels)

/** Previews a list of sellers' tracking numbers. Changes nothing. */
async function previewSellerParcels({ tx, body }: Call<typeof route>): Answer<typeof route> {
  const { parcels, faults } = await checkSellerParcels(tx, body.text)
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
