import { correctParcelAddress as route } from '@longhaul/contract/parcels/parcel-address.ts'
import { findOwnAddress } from '../../addresses/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { refuseTaxId, refuseUnprintable } from '../combining/declaration.ts'
import { requireSameAddress } from '../combining/same-address.ts'
import { rateOf, snapshotAddress } from '../combining/snapshot.ts'
import { lockOwnParcel } from '../sql.ts'
import { refuseUnlessUnusable, takeAddress } from './take-address.ts'

export const correctParcelAddressAction = writeAction(route, correctParcelAddress)

/**
 * Changes the address of a packed package, or of an unpaid one that cannot be printed. The country must stay
 * the same, because the price and the papers depend on it.
 */
async function correctParcelAddress(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockOwnParcel(tx, me.id, params.id))
  refuseUnlessUnusable(parcel)
  const row = orNotFound(await findOwnAddress(tx, me.id, body.address_id))
  const address = snapshotAddress(row)
  refuseUnprintable(row)
  if (body.expected_address) requireSameAddress(body.expected_address, address)
  if (row.country !== parcel.country) throw badInput({ address_id: 'choice' }, 'another_country')
  refuseTaxId(row, rateOf(parcel).option)
  return await takeAddress(call, parcel, address, { actor: 'shopper', actorId: me.id, now })
}
