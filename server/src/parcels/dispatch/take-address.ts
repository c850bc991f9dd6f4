import { unprintableIn } from '@longhaul/domain/addresses/unprintable.ts'
import { type BillRow, isOfState } from '@longhaul/domain/parcels/bill.ts'
import type { Tx } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { actualBillOf, addressOf, declarationOf, estimatedBillOf } from '../combining/snapshot.ts'
import { taxedAgain } from '../pricing/duty-estimate.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import { type ParcelRow, updateParcel } from '../sql.ts'

/**
 * Refuses unless the address has to be changed: its carrier cannot use it, or it cannot be printed, for which
 * the package cannot be paid.
 */
export function refuseUnlessUnusable(parcel: ParcelRow): void {
  const isUnpayable = parcel.stage === 'pending_payment' && unprintableIn(addressOf(parcel)) !== null
  refuseIf(parcel.stage === 'address_problem' || isUnpayable ? null : 'transition_not_allowed')
}

/** Sets a package's new address. */
export async function takeAddress(
  { tx, now, concerns }: UnitOfWork,
  parcel: ParcelRow,
  address: AddressSnapshot,
  by: TakenBy,
): Promise<{ stage: ParcelRow['stage']; address: AddressSnapshot }> {
  await refuseOtherTax(tx, parcel, address, now)
  const stage = await takeParcelStep(tx, parcel, 'correct_address', by)
  await updateParcel(tx, parcel.id, { address: JSON.stringify(address) })
  concerns(parcel.shopper_id)
  return { stage, address }
}

/**
 * Refuses an address in a part of the country where another tax would be collected, or none: the price is
 * agreed, and the papers say what is in it.
 */
async function refuseOtherTax(tx: Tx, parcel: ParcelRow, address: AddressSnapshot, now: Date): Promise<void> {
  const bill = actualBillOf(parcel) ?? estimatedBillOf(parcel)
  const again = { declaration: declarationOf(parcel), bill, grams: parcel.actual_grams }
  const there = await taxedAgain(tx, { ...parcel, address }, again, now)
  const ofScheme = (rows: readonly BillRow[]): string =>
    rows
      .filter(isOfState)
      .map(({ kind, tax }) => tax?.scheme ?? kind)
      .join()
  refuseIf(ofScheme(bill) === ofScheme(there) ? null : 'address_changes_tax')
}
