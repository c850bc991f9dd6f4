import {
  correctParcelAddress,
  correctParcelAddressByStaff,
} from '@longhaul/contract/parcels/parcel-address.ts'
import { findOwnAddress, readAddress } from '../../addresses/public.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import type { Doing } from '../../platform/jobs/job-call.ts'
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import { refuseTaxId } from '../combining/declaration.ts'
import { type TakenBy, takeParcelStep } from '../parcel-step.ts'
import { requireSameAddress } from '../combining/same-address.ts'
import { type AddressSnapshot, addressOf, rateOf, snapshotAddress } from '../combining/snapshot.ts'
import { type ParcelRow, lockOwnParcel, lockParcelForStaff, updateParcel } from '../sql.ts'

/** Another address for a packed package. In the same country: its price and its papers are made for that one. */
export const correctParcelAddressAction = action(correctParcelAddress, async (call) => {
  const { tx, me, params, body, now } = call
  const parcel = found(await lockOwnParcel(tx, me.id, params.id))
  refuseUnlessUnusable(parcel)
  const row = found(await findOwnAddress(tx, me.id, body.address_id))
  const address = snapshotAddress(row)
  if (body.expected_address) requireSameAddress(body.expected_address, address)
  if (row.country !== parcel.country) throw badInput({ address_id: 'choice' }, 'another_country')
  refuseTaxId(row, rateOf(parcel).option)
  return await useAddress(call, parcel, address, { actor: 'shopper', actorId: me.id, now })
})

/** The same, typed by support as the shopper told it. Whom the papers are made for stays: the country, and where mail goes. */
export const correctParcelAddressByStaffAction = action(correctParcelAddressByStaff, async (call) => {
  const { tx, me, params, body, now } = call
  const parcel = found(await lockParcelForStaff(tx, params.id))
  refuseUnlessUnusable(parcel)
  const before = addressOf(parcel)
  const { country, email } = before
  const { is_default: _, ...address } = await readAddress(tx, {
    first_name: body.first_name,
    last_name: body.last_name,
    country,
    province: body.province,
    city: body.city,
    address: body.address,
    postcode: body.postcode,
    phone: body.phone,
    tax_id: body.tax_id,
    email,
    is_default: false,
  })
  refuseTaxId(address, rateOf(parcel).option, 'tax_id')
  const by = { actor: 'staff', actorId: me.id, roles: me.roles, now } as const
  const reply = await useAddress(call, parcel, address, by)
  await notify(call, parcel.shopper_id, {
    kind: 'parcel_address_corrected',
    args: { number: parcel.number },
    subject: { kind: 'parcel', id: parcel.id },
  })
  await audit(call, {
    action: 'correct_address',
    subjectKind: 'parcel',
    subjectId: parcel.id,
    before,
    after: address,
    reason: body.reason.trim(),
  })
  return reply
})

const refuseUnlessUnusable = ({ stage }: ParcelRow): void =>
  refuseIf(stage === 'address_problem' ? null : 'transition_not_allowed')

/** From now on it goes there. */
async function useAddress(
  { tx, changed }: Doing,
  parcel: ParcelRow,
  address: AddressSnapshot,
  by: TakenBy,
): Promise<{ stage: ParcelRow['stage']; address: AddressSnapshot }> {
  const stage = await takeParcelStep(tx, parcel, 'correct_address', by)
  await updateParcel(tx, parcel.id, { address: JSON.stringify(address) })
  await changed(parcel.shopper_id, 'parcels')
  await changed('staff', 'parcels')
  return { stage, address }
}
