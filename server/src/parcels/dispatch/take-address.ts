import { unprintableIn } from '@longhaul/domain/addresses/unprintable.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { addressOf } from '../combining/snapshot.ts'
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
  { tx, concerns }: UnitOfWork,
  parcel: ParcelRow,
  address: AddressSnapshot,
  by: TakenBy,
): Promise<{ stage: ParcelRow['stage']; address: AddressSnapshot }> {
  const stage = await takeParcelStep(tx, parcel, 'correct_address', by)
  await updateParcel(tx, parcel.id, { address: JSON.stringify(address) })
  concerns(parcel.shopper_id)
  return { stage, address }
}
