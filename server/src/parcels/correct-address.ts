import { correctParcelAddress } from '@longhaul/contract/parcel-address.ts'
import { findOwnAddress } from '../addresses/public.ts'
import { action } from '../platform/action.ts'
import { badInput, found, refuseIf } from '../platform/refusal.ts'
import { refuseTaxId } from './declaration.ts'
import { takeParcelStep } from './parcel-step.ts'
import { requireSameAddress } from './same-address.ts'
import { rateOf, snapshotAddress } from './snapshot.ts'
import { lockOwnParcel, updateParcel } from './sql.ts'

/** Another address for a packed package. In the same country: its price and its papers are made for that one. */
export const correctParcelAddressAction = action(correctParcelAddress, async (call) => {
  const { tx, me, params, body, now, changed } = call
  const parcel = found(await lockOwnParcel(tx, me.id, params.id))
  refuseIf(parcel.stage === 'address_problem' ? null : 'transition_not_allowed')
  const row = found(await findOwnAddress(tx, me.id, body.address_id))
  const address = snapshotAddress(row)
  if (body.expected_address) requireSameAddress(body.expected_address, address)
  if (row.country !== parcel.country) throw badInput({ address_id: 'choice' }, 'another_country')
  refuseTaxId(row, rateOf(parcel).option)
  const by = { actor: 'shopper', actorId: me.id, now } as const
  const stage = await takeParcelStep(tx, parcel, 'correct_address', by)
  await updateParcel(tx, parcel.id, { address: JSON.stringify(address) })
  await changed(me.id, 'parcels')
  await changed('staff', 'parcels')
  return { stage, address }
})
