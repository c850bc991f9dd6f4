import { EU } from '@longhaul/domain/customs/hs-code.ts'
import { isWithin } from '@longhaul/domain/customs/import-tax.ts'
import { type Papers, addressOf, readPapers } from '../parcels/public.ts'
import type { ParcelRow } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { latestRate } from '../site/public.ts'
import type { ShipmentOrder } from './carrier.ts'

/** The currency in which values are declared to carriers abroad. */
const CURRENCY = 'USD'

/**
 * What a carrier is to carry, from the package as it was packed and declared. Values are turned into dollars and rounded up to the cent: never
 * less than what was paid. Refuses what no carrier could read.
 */
export async function readOrder(
  db: Db,
  parcel: ParcelRow,
  { key, service, ioss, now }: { key: string; service: string; ioss: string | undefined; now: Date },
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
    ioss: ioss !== undefined && (await isPaidByIoss(db, papers)) ? ioss : null,
    currency: CURRENCY,
    goods: papers.goods.map((thing) => ({
      description: thing.description,
      descriptionChinese: thing.descriptionChinese,
      hsCode: thing.hsCode,
      quantity: thing.quantity,
      netGrams: thing.netGrams,
      unitMinor: Math.max(1, Math.ceil((thing.valueFen * 1e9) / rate.rateNanos / thing.quantity)),
    })),
  }
}

/** The one-stop shop is for goods of up to EUR 150 altogether. */
const IOSS_MAX_CENTS = 15_000

/**
 * Whether a package's tax is paid by the one-stop shop: to the Union, within its limit, on a line that says so. The number on any other package
 * would tell customs that a tax was charged although it was not.
 */
async function isPaidByIoss(db: Db, { country, taxMode, goodsFen }: Papers): Promise<boolean> {
  if (taxMode !== 'ioss' || !EU.has(country)) return false
  const euro = await latestRate(db, 'EUR')
  return euro !== undefined && isWithin(goodsFen, IOSS_MAX_CENTS, 'EUR', euro.rateNanos)
}
