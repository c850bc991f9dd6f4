import { PHONE_MAX } from '@longhaul/domain/addresses/phone.ts'
import { EMAIL_MAX } from '@longhaul/domain/texts/email.ts'
import { Type } from 'typebox'
import { ById, CountryCode, Done, Id, filled, text } from '../fields.ts'
import { route } from '../route.ts'

/** An address as the shopper types it. */
export const addressFields = {
  first_name: filled(50),
  /** Empty for people with one name. */
  last_name: text(50),
  email: filled(EMAIL_MAX),
  country: CountryCode,
  province: text(80),
  city: filled(80),
  address: filled(300),
  postcode: text(40),
  phone: filled(PHONE_MAX * 2),
  tax_id: text(60),
  is_default: Type.Boolean(),
}

/** The address fields that are printed in the letters in which they were typed. */
const printedFields = {
  first_name: text(50),
  last_name: text(50),
  province: text(80),
  city: text(80),
  address: text(300),
}

export const Address = Type.Object({
  id: Id,
  ...addressFields,
  country_name: Type.String(),
  /** Why we do not ship there at present, as a sentence. */
  closed: Type.Optional(Type.String()),
})

export const listAddresses = route('GET /addresses', {
  who: 'shopper',
  grants: { scope: 'addresses:read' },
  summary: 'List the address book, default address first',
  shows: ['account'],
  reply: Type.Object({ addresses: Type.Array(Address), limit: Type.Integer() }),
})
export const addAddress = route('POST /addresses', {
  who: 'shopper',
  summary: 'Add an address; the first one becomes the default',
  body: Type.Object(addressFields),
  changes: ['account'],
  reply: Address,
  refusals: ['invalid_input', 'address_limit'],
})
export const getAddress = route('GET /addresses/{id}', {
  who: 'shopper',
  summary: 'Get an address',
  params: ById,
  shows: ['account'],
  reply: Address,
  refusals: ['not_found'],
})
export const changeAddress = route('PUT /addresses/{id}', {
  who: 'shopper',
  summary: 'Replace an address',
  params: ById,
  body: Type.Object(addressFields),
  changes: ['account'],
  reply: Address,
  refusals: ['invalid_input', 'not_found'],
})
export const removeAddress = route('DELETE /addresses/{id}', {
  who: 'shopper',
  summary: 'Delete an address that is not the default',
  params: ById,
  changes: ['account'],
  reply: Done,
  refusals: ['not_found', 'default_address_undeletable'],
})
export const proposeLetters = route('POST /addresses/letters', {
  who: 'anyone',
  summary:
    'Propose letters that carriers of a country read and our printer has, for a text in other ones; a text that needs none is returned as it is',
  body: Type.Object({ country: CountryCode, ...printedFields }),
  changes: [],
  reply: Type.Object(printedFields),
  refusals: ['invalid_input'],
})
export const makeDefaultAddress = route('POST /addresses/{id}/default', {
  who: 'shopper',
  summary: 'Make an address the default',
  params: ById,
  body: Type.Object({}),
  changes: ['account'],
  reply: Address,
  refusals: ['not_found'],
})
