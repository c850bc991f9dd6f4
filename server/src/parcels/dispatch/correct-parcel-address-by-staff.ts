import { correctParcelAddressByStaff as route } from '@longhaul/contract/parcels/parcel-address.ts'
import { readAddress } from '../../addresses/public.ts'
import { notify } from '../../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { refuseTaxId } from '../combining/declaration.ts'
import { addressOf, rateOf } from '../combining/snapshot.ts'
import { lockParcelForStaff } from '../sql.ts'
import { refuseUnlessUnusable, takeAddress } from './take-address.ts'

export const correctParcelAddressByStaffAction = writeAction(route, correctParcelAddressByStaff)

/**
 * The same by support, who enter the address that the shopper gave them. The country and the e-mail address
 * stay the same.
 */
async function correctParcelAddressByStaff(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const parcel = orNotFound(await lockParcelForStaff(tx, params.id))
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
  const reply = await takeAddress(call, parcel, address, by)
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
}
