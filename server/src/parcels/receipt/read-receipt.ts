import { fullName } from '@longhaul/domain/addresses/address-lines.ts'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { billTotal } from '@longhaul/domain/parcels/bill.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db } from '../../platform/database/db.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { listServiceNames } from '../../shipping/public.ts'
import { readSettings } from '../../site/public.ts'
import { readCustomer } from '../../orders/public.ts'
import { toFeeRows } from '../pricing/fee-rows.ts'
import { actualBillOf, addressOf, estimatedBillOf } from '../combining/snapshot.ts'
import { listContents } from '../sql-items.ts'
import { type ListedParcel, findOwnListed, listSteps } from '../reading/sql-lists.ts'

/** Everything shown on a package's receipt. Amounts in fen, weight in grams, sides in millimetres. */
export type ParcelReceipt = {
  siteName: string
  contactEmail: string
  number: string
  madeAt: Date
  paidAt: Date
  shippedAt: Date | null
  customer: string
  destination: string
  line: string
  trackingNumber: string | null
  weightGrams: number
  sizeMm: readonly number[]
  /** False before the package ships: the amounts are then those paid in advance. */
  isFinal: boolean
  contents: readonly { title: string; quantity: number; orderNumber: string | null }[]
  rows: readonly { name: string; feeFen: Fen }[]
  totalFen: Fen
}

/**
 * Reads the receipt of a shopper's own package. Refuses with `not_found` if the package is unpaid or
 * cancelled.
 */
export async function readParcelReceipt(
  db: Db,
  shopperId: string,
  parcelId: string,
  lang: Lang,
): Promise<ParcelReceipt> {
  const parcel = orNotFound(await findOwnListed(db, shopperId, parcelId))
  const paidAt = await paymentOf(db, parcel)
  if (!paidAt || parcel.stage === 'cancelled') throw new Refusal('not_found')
  const isFinal = parcel.shipped_at !== null
  const bill: BillRow[] = paidBill(parcel, isFinal)
  const settings = await readSettings(db)
  const address = addressOf(parcel)
  return {
    siteName: settings[settingIn('websiteName', lang)],
    contactEmail: settings.contactEmail,
    number: parcel.number,
    madeAt: parcel.created_at,
    paidAt,
    shippedAt: parcel.shipped_at,
    customer: await readCustomer(db, shopperId),
    destination: [fullName(address), address.city, parcel.country_name[lang]].join(', '),
    line: parcel.line_name[lang],
    trackingNumber: parcel.tracking_number,
    weightGrams: parcel.actual_grams ?? parcel.estimated_grams,
    sizeMm: parcel.actual_size_mm ?? parcel.estimated_size_mm,
    isFinal,
    contents: (await listContents(db, [parcel.id])).map((content) => ({
      title: content.title,
      quantity: content.quantity,
      orderNumber: content.order_number,
    })),
    rows: toFeeRows(bill, await listServiceNames(db), lang).map(({ name, fee_fen }) => ({
      name,
      feeFen: fee_fen,
    })),
    totalFen: billTotal(bill),
  }
}

/**
 * The bill that was paid: the one by actual weight once the package has shipped or if that was the way to
 * pay, otherwise the estimate.
 */
function paidBill(parcel: ListedParcel, isFinal: boolean): BillRow[] {
  const actual = actualBillOf(parcel)
  return actual && (isFinal || parcel.pay_way === 'exact') ? actual : estimatedBillOf(parcel)
}

/**
 * When the package was paid. A deposit does not count: a package packed first is paid by the payment after
 * packing, or on shipping if none was due.
 */
async function paymentOf(db: Db, parcel: ListedParcel): Promise<Date | null> {
  if (parcel.pay_way === 'estimate') return parcel.paid_at
  const steps = await listSteps(db, parcel.id)
  return steps.find((entry) => entry.step === 'pay_supplement' || entry.step === 'ship')?.created_at ?? null
}
