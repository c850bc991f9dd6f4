import type { ParcelAddress } from '@longhaul/contract/parcels/parcels.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import type { ShippingRate, SizeMm } from '@longhaul/domain/shipping/fee.ts'
import type { Static } from 'typebox'
import type { AddressRow } from '../../addresses/public.ts'
import type { ParcelRow } from '../sql.ts'

/*
 * What a package keeps as it was when it was made: the address, the rate, the declaration, the bill. Later changes of the address book or the
 * rate card do not touch it. These columns have no other writer than `create-parcel.ts` (and `pack-parcel.ts` for the settled bill), so what
 * is read has the shape that was written.
 */

export type AddressSnapshot = Static<typeof ParcelAddress>

/** One thing on the customs declaration. */
export type Declared = {
  stock_item_id: string
  description: string
  /** Since tariff numbers are asked for; older packages have none of these. */
  description_chinese?: string
  hs_code?: string
  value_fen: number
  reason?: string
}

export const addressOf = (parcel: Pick<ParcelRow, 'address'>) => parcel.address as AddressSnapshot
export const rateOf = (parcel: Pick<ParcelRow, 'rate'>) => parcel.rate as ShippingRate
export const declarationOf = (parcel: Pick<ParcelRow, 'declaration'>) => parcel.declaration as Declared[]
export const estimatedBillOf = (parcel: Pick<ParcelRow, 'estimated_fees'>) =>
  parcel.estimated_fees as BillRow[]
/** The bill by real weight and size; null before packing. */
export const actualBillOf = (parcel: Pick<ParcelRow, 'actual_fees'>) => parcel.actual_fees as BillRow[] | null

/** Three sides as they are kept: longest first. */
export function sortedSize(length: number, width: number, height: number): SizeMm {
  const [a, b, c] = [length, width, height].toSorted((entry, other) => other - entry) as [
    number,
    number,
    number,
  ]
  return [a, b, c]
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
