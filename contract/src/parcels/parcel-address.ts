import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { addressFields } from '../accounts/addresses.ts'
import { ById, Id, filled, oneOf } from '../fields.ts'
import { ParcelAddress } from './parcels.ts'
import { route } from '../route.ts'

export const reportAddress = route('POST /staff/parcels/{id}/address_problem', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'Report that the carrier cannot use the address of a packed package; the shopper is asked for another',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['parcels', 'messages'],
  reply: Type.Object({ stage: oneOf(PARCEL_STAGES) }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const correctParcelAddress = route('POST /parcels/{id}/address', {
  who: 'shopper',
  summary:
    'Replace the address of a package, which its carrier cannot use or nobody can print, with one from the address book, in the same country',
  params: ById,
  body: Type.Object({
    address_id: Id,
    /** The address that the shopper saw; the call is refused if it has changed since. */
    expected_address: Type.Optional(ParcelAddress),
  }),
  changes: ['parcels'],
  reply: Type.Object({ stage: oneOf(PARCEL_STAGES), address: ParcelAddress }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input', 'out_of_date'],
})

const { country: _, is_default: __, email: ___, ...corrected } = addressFields

export const correctParcelAddressByStaff = route('POST /staff/parcels/{id}/correct_address', {
  who: { staff: ['support'] },
  summary:
    'Correct the unusable address of a package as its shopper told support. The country and e-mail address cannot be changed.',
  params: ById,
  body: Type.Object({ ...corrected, reason: filled(500) }),
  changes: ['parcels', 'messages'],
  reply: Type.Object({ stage: oneOf(PARCEL_STAGES), address: ParcelAddress }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
