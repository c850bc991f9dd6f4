import { type BillRow, billTotal, couponFenOf, settledBill } from '@longhaul/domain/parcels/bill.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { isRefused, quote } from '@longhaul/domain/shipping/fee.ts'
import { lockShopper } from '../../ledger/public.ts'
import type { Tx } from '../../platform/database/db.ts'
import { updateCouponDiscount } from '../../rewards/public.ts'
import { actualBillOf, declarationOf, estimatedBillOf, rateOf, sortedSize } from '../combining/snapshot.ts'
import { listContents } from '../sql-items.ts'
import { taxedAgain } from './duty-estimate.ts'
import { type ParcelRow, findParcelByNumberForJob, lockParcelForStaff, updateParcel } from '../sql.ts'

/** The stored bill of a package, and the bill recalculated by the rate that the package was created with. */
export type Recomputed = {
  id: string
  /** `estimate` before packing, `scale` after it. */
  by: 'estimate' | 'scale'
  before: readonly BillRow[]
  after: readonly BillRow[]
  beforeFen: Fen
  afterFen: Fen
  /** Whether a new bill may be stored, because the old one is not paid. */
  isOpen: boolean
  /** Whether the new bill was stored. */
  isKept: boolean
}

/**
 * Recalculates the fees of a package by the rate that applied when it was quoted, which is stored with it.
 * Only the freight can change; the other charges were agreed. `keep` stores the new bill, but only while
 * nothing is paid: a paid price is corrected by a balance correction with a reason. Returns 'unknown' if no
 * package has this number, and 'refused' if the line does not carry the package by that rate.
 */
export async function recomputeFees(
  tx: Tx,
  number: string,
  { keep, now }: { keep: boolean; now: Date },
): Promise<Recomputed | 'unknown' | 'refused'> {
  const found = await findParcelByNumberForJob(tx, number)
  if (!found) return 'unknown'
  await lockShopper(tx, found.shopper_id)
  const parcel = (await lockParcelForStaff(tx, found.id))!
  const after = await billByStoredRate(tx, parcel, now)
  if (!after) return 'refused'
  const before = actualBillOf(parcel) ?? estimatedBillOf(parcel)
  const isOpen = parcel.stage === 'pending_payment'
  const isKept = keep && isOpen && billTotal(after) !== billTotal(before)
  if (isKept) {
    const fees = { estimated_fees: JSON.stringify(after), estimated_fen: billTotal(after) }
    await updateParcel(tx, parcel.id, fees)
    await updateCouponDiscount(tx, { parcelId: parcel.id }, couponFenOf(after))
  }
  return {
    id: parcel.id,
    by: parcel.actual_fees ? 'scale' : 'estimate',
    before,
    after,
    beforeFen: billTotal(before),
    afterFen: billTotal(after),
    isOpen,
    isKept,
  }
}

async function billByStoredRate(tx: Tx, parcel: ParcelRow, now: Date): Promise<BillRow[] | null> {
  const contents = await listContents(tx, [parcel.id])
  const [length = 1, width = 1, height = 1] = parcel.actual_size_mm ?? parcel.estimated_size_mm
  const grams = parcel.actual_grams ?? parcel.estimated_grams
  const answer = quote({
    rate: rateOf(parcel),
    weightGrams: grams,
    sizeMm: sortedSize(length, width, height),
    categories: contents.flatMap((content) => content.category ?? []),
  })
  if (isRefused(answer)) return null
  const bill = settledBill(estimatedBillOf(parcel), answer)
  return await taxedAgain(tx, parcel, { declaration: declarationOf(parcel), bill, grams }, now)
}
