import { IOSS_LIMIT, hasIoss } from '@longhaul/domain/duty/ioss.ts'
import { isWithin } from '@longhaul/domain/duty/shipment.ts'
import { printed } from '@longhaul/domain/printing/printable.ts'
import { type Destination, readDutyRules } from '../customs/public.ts'
import { type ShippingDocuments, addressOf, readShippingDocuments } from '../parcels/public.ts'
import type { ParcelRow } from '../parcels/public.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { latestRate } from '../site/public.ts'
import type { ShipmentOrder } from './carrier.ts'

/** The currency in which values are declared to carriers. */
const CURRENCY = 'USD'

/**
 * Builds the order to a carrier from the parcel as packed and declared. Values are converted to dollars and
 * rounded up to the cent, so that they are never less than the price paid. Refuses parcels whose papers no
 * carrier could read.
 */
export async function readOrder(
  db: Db,
  parcel: ParcelRow,
  { key, service, ioss, now }: { key: string; service: string; ioss: string | undefined; now: Date },
): Promise<ShipmentOrder> {
  const papers = await readShippingDocuments(db, parcel.id, now)
  const rate = await latestRate(db, CURRENCY)
  if (!rate) throw new Refusal('try_again')
  const address = addressOf(parcel)
  return {
    key,
    service,
    weightGrams: parcel.actual_grams ?? parcel.estimated_grams,
    sizeMm: parcel.actual_size_mm ?? parcel.estimated_size_mm,
    recipient: {
      firstName: printed(address.first_name),
      lastName: printed(address.last_name),
      country: address.country,
      province: printed(address.province),
      city: printed(address.city),
      street: printed(address.address),
      postcode: address.postcode,
      phone: address.phone,
      email: address.email,
      taxId: address.tax_id,
    },
    ioss:
      collectedUnder(papers) ??
      (ioss !== undefined && (await isPaidByIoss(db, papers, address, now)) ? ioss : null),
    currency: CURRENCY,
    goods: papers.goods.map((thing) => ({
      description: thing.description,
      descriptionChinese: thing.descriptionChinese,
      hsCode: thing.hsCode,
      sellerItem: thing.sellerItem,
      remark: [thing.ids, thing.maker].filter(Boolean).join(' · '),
      quantity: thing.quantity,
      netGrams: thing.netGrams,
      unitMinor: Math.max(1, Math.ceil((thing.valueFen * 1e9) / rate.rateNanos / thing.quantity)),
    })),
  }
}

/** Our own IOSS number, if the tax is in the price of the package. */
const collectedUnder = ({ taxes }: ShippingDocuments): string | null =>
  taxes.find(({ scheme }) => scheme === 'ioss')?.number ?? null

/**
 * Whether a parcel's tax is paid through IOSS: on a line with that tax mode, within the limit, and to a place
 * of the EU, which the Canary Islands are not. On any other parcel the number would tell customs that tax had
 * been charged when it had not.
 */
async function isPaidByIoss(
  db: Db,
  { taxMode, goodsFen }: ShippingDocuments,
  address: Destination,
  now: Date,
): Promise<boolean> {
  if (taxMode !== 'ioss') return false
  const { place, rates } = await readDutyRules(db, address, now)
  return hasIoss(place?.place) && rates.has(IOSS_LIMIT.currency) && isWithin(goodsFen, IOSS_LIMIT, rates)
}
