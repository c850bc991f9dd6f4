import { addressOf, readPapers } from '../parcels/public.ts'
import type { ParcelRow } from '../parcels/public.ts'
import type { Db } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { latestRate } from '../site/public.ts'
import type { ShipmentOrder } from './carrier.ts'

/** What carriers abroad are told values in. */
const CURRENCY = 'USD'

/**
 * What a carrier is to carry, from the package as it was packed and declared. Values are turned into dollars and rounded up to the cent: never
 * less than what was paid. Refuses what no carrier could read.
 */
export async function readOrder(
  db: Db,
  parcel: ParcelRow,
  { key, service, now }: { key: string; service: string; now: Date },
): Promise<ShipmentOrder> {
  const papers = await readPapers(db, parcel.id, now)
  const rate = await latestRate(db, CURRENCY)
  if (!rate) throw new Refusal('try_again')
  const address = addressOf(parcel)
  return {
    key,
    service,
    weightGrams: parcel.actual_grams ?? parcel.estimated_grams,
    sizeMm: parcel.actual_size_mm ?? parcel.estimated_size_mm,
    recipient: {
      firstName: address.first_name,
      lastName: address.last_name,
      country: address.country,
      province: address.province,
      city: address.city,
      street: papers.recipient.lines[0] ?? '',
      postcode: address.postcode,
      phone: address.phone,
      email: address.email,
      taxId: address.tax_id,
    },
    currency: CURRENCY,
    goods: papers.goods.map((one) => ({
      description: one.description,
      quantity: one.quantity,
      netGrams: one.netGrams,
      unitMinor: Math.max(1, Math.ceil((one.valueFen * 1e9) / rate.rateNanos / one.quantity)),
    })),
  }
}
