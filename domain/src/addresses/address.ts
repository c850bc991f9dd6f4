import { tidyEmail } from '../texts/email.ts'
import { tidyLine, tidyUpper } from '../texts/tidy.ts'
import { PHONE_MAX, tidyPhone } from './phone.ts'
import { POSTCODE_MAX, tidyPostcode } from './postcode.ts'
import { tidyTaxId } from './tax-id.ts'

/** A shopper's address abroad, as entered and as printed on the label. */
export type Address = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly postcode: string
  readonly phone: string
  readonly recipientTaxId?: string
  readonly isDefault: boolean
}

/** The input fields, in the order of the form. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'country',
  'province',
  'city',
  'address',
  'postcode',
  'phone',
  'recipientTaxId',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** The maximum length of each field in characters: what fits on labels and carriers' forms. */
export const ADDRESS_MAX: Readonly<Record<AddressField, number>> = {
  firstName: 50,
  lastName: 50,
  email: 254,
  country: 2,
  province: 60,
  city: 60,
  address: 200,
  postcode: POSTCODE_MAX,
  phone: PHONE_MAX,
  recipientTaxId: 30,
}

/**
 * An address as it is judged: no leading, trailing or double blanks, no line breaks or invisible characters;
 * country, postcode and tax number in capitals; ASCII digits in the postcode, phone and tax number. An empty
 * tax number is omitted. Postcode and province then get the form of their country (`readPostcode`,
 * `findProvince`).
 */
export function tidyAddress(address: Address): Address {
  const taxId = tidyTaxId(address.recipientTaxId ?? '')
  return {
    firstName: tidyLine(address.firstName),
    lastName: tidyLine(address.lastName),
    email: tidyEmail(address.email),
    country: tidyUpper(address.country),
    province: tidyLine(address.province),
    city: tidyLine(address.city),
    address: tidyLine(address.address),
    postcode: tidyPostcode(address.postcode),
    phone: tidyPhone(address.phone),
    ...(taxId === '' ? {} : { recipientTaxId: taxId }),
    isDefault: address.isDefault,
  }
}
