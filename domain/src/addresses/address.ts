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
  postcode: 12,
  phone: 25,
  recipientTaxId: 30,
}

/**
 * An address as it is stored: no leading, trailing or double blanks, no line breaks or invisible characters, country and postcode in upper
 * case, and ASCII digits in the postcode, phone and tax number. An empty tax number is omitted.
 */
export function tidyAddress(address: Address): Address {
  const taxId = upperCode(address.recipientTaxId ?? '')
  return {
    firstName: tidyLine(address.firstName),
    lastName: tidyLine(address.lastName),
    email: tidyLine(address.email),
    country: upperCode(address.country),
    province: tidyLine(address.province),
    city: tidyLine(address.city),
    address: tidyLine(address.address),
    postcode: upperCode(address.postcode),
    phone: tidyCode(address.phone),
    ...(taxId === '' ? {} : { recipientTaxId: taxId }),
    isDefault: address.isDefault,
  }
}

const tidyLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()

const tidyCode = (text: string): string => tidyLine(text.normalize('NFKC'))

/** Tidied a second time: the upper case of some letters is several characters, which have a shorter form. */
const upperCode = (text: string): string => tidyCode(tidyCode(text).toUpperCase())
