import type { Doing } from '../../platform/jobs/job-call.ts'
import { refuseIf } from '../../platform/http/refusal.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import type { AddressSnapshot } from '@longhaul/contract/parcels/parcels.ts'
import { type ParcelRow, updateParcel } from '../sql.ts'

export const refuseUnlessUnusable = ({ stage }: ParcelRow): void =>
  refuseIf(stage === 'address_problem' ? null : 'transition_not_allowed')

/** Sets a package's new address. */
export async function takeAddress(
  { tx, concerns }: Doing,
  parcel: ParcelRow,
  address: AddressSnapshot,
  by: TakenBy,
): Promise<{ stage: ParcelRow['stage']; address: AddressSnapshot }> {
  const stage = await takeParcelStep(tx, parcel, 'correct_address', by)
  await updateParcel(tx, parcel.id, { address: JSON.stringify(address) })
  concerns(parcel.shopper_id)
  return { stage, address }
}
