import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import type { SizeMm } from '@longhaul/domain/shipping/fee.ts'
import type { AddressRow } from '../../addresses/public.ts'
import type { ParcelRow } from '../sql.ts'

/*
 * The package's own copies of the address, the rate, the declaration and the bill, as of its creation. Later
 * changes to the address book or the rate card do not affect them.
 */

export const addressOf = (parcel: Pick<ParcelRow, 'address'>) => parcel.address
export const rateOf = (parcel: Pick<ParcelRow, 'rate'>) => parcel.rate
export const declarationOf = (parcel: Pick<ParcelRow, 'declaration'>) => parcel.declaration
export const estimatedBillOf = (parcel: Pick<ParcelRow, 'estimated_fees'>) => parcel.estimated_fees
/** The bill by actual weight and size; null before packing. */
export const actualBillOf = (parcel: Pick<ParcelRow, 'actual_fees'>) => parcel.actual_fees

/** What was typed and photographed before the package was finished; null if nothing was. */
export const draftOf = (parcel: Pick<ParcelRow, 'packing_draft'>) => parcel.packing_draft

/** Three sides in the order in which they are stored: longest first. */
export function sortedSize(length: number, width: number, height: number): SizeMm {
  const [a, b, c] = [length, width, height].toSorted((entry, other) => other - entry)
  return [a!, b!, c!]
}

export const snapshotAddress = (row: AddressRow): AddressSnapshot => ({
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  country: row.country,
  province: row.province,
  city: row.city,
  address: row.address,
  postcode: row.postcode,
  phone: row.phone,
  tax_id: row.tax_id,
})
