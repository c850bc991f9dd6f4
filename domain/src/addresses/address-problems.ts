import { isEmail } from '../texts/email.ts'
import { type Address, ADDRESS_FIELDS, ADDRESS_MAX, type AddressField } from './address.ts'
import { whyNotPrint } from '../printing/printable.ts'
import { isPhone } from './phone.ts'
import { type PostcodeFormat, readPostcode } from './postcode.ts'
import { type Province, findProvince } from './province.ts'
import { whyNotTaxId } from './tax-id.ts'

/** The requirements for an address in one country or region: its row of the countries table. */
export type CountryRules = {
  readonly iso2: string
  readonly provinceRequired: boolean
  readonly postcodeUsed: boolean
  readonly postcodeRequired: boolean
  /** A regular expression for the whole postcode, in capitals; empty where no format is known. */
  readonly postcodePattern?: string
  /** A postcode as it is written there; empty where no format is known. */
  readonly postcodeExample?: string
  /** The provinces to choose from, where there is a list. */
  readonly provinces?: readonly Province[]
}

/**
 * A problem with one field. The name is the key of its message; problems of letters quote what cannot be
 * printed.
 */
export type AddressProblem = {
  readonly field: AddressField
  readonly quoted?: string
  readonly problem:
    | 'required'
    | 'too_long'
    | 'unknown_country'
    | 'unknown_province'
    | 'letter_not_read'
    | 'letter_not_printed'
    | 'not_an_email'
    | 'not_a_postcode'
    | 'not_a_phone'
    | 'not_a_tax_id'
}

/**
 * All problems of a tidied address, at most one per field, in the order of the form. `rules` are those of the
 * chosen country, undefined if there is no such country. Used by the form on blur and by the server.
 */
export function addressProblems(address: Address, rules: CountryRules | undefined): AddressProblem[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const problem = problemOf(field, address, rules)
    if (problem === null) return []
    return typeof problem === 'string' ? [{ field, problem }] : [{ field, ...problem }]
  })
}

/**
 * Whether a country requires this field. A postcode is required only where postcodes exist; people with one
 * name have no last name.
 */
export function isRequired(field: AddressField, rules: CountryRules | undefined): boolean {
  if (field === 'province') return rules?.provinceRequired ?? false
  if (field === 'postcode') return (rules?.postcodeUsed && rules.postcodeRequired) ?? false
  return field !== 'recipientTaxId' && field !== 'lastName'
}

function problemOf(
  field: AddressField,
  address: Address,
  rules: CountryRules | undefined,
): AddressProblem['problem'] | Omit<AddressProblem, 'field'> | null {
  const text = address[field] ?? ''
  if (text === '') return isRequired(field, rules) ? 'required' : null
  if (field === 'country') return rules ? null : 'unknown_country'
  // A postcode may be longer than it is stored: its country is in front.
  if (field !== 'postcode' && [...text].length > ADDRESS_MAX[field]) return 'too_long'
  switch (field) {
    case 'email':
      return isEmail(text) ? null : 'not_an_email'
    case 'postcode':
      return readPostcode(text, formatOf(rules)) ? null : 'not_a_postcode'
    case 'phone':
      return isPhone(text) ? null : 'not_a_phone'
    case 'recipientTaxId':
      return isTaxId(text) && whyNotTaxId(address.country, text) !== 'wrong' ? null : 'not_a_tax_id'
    case 'province':
      if (rules?.provinces?.length)
        return findProvince(text, address.country, rules.provinces) === undefined ? 'unknown_province' : null
      return letterProblem(text, address.country)
    default:
      return letterProblem(text, address.country)
  }
}

function letterProblem(text: string, country: string): Omit<AddressProblem, 'field'> | null {
  const fault = whyNotPrint(text, country)
  if (!fault) return null
  return { problem: fault.why === 'script' ? 'letter_not_read' : 'letter_not_printed', quoted: fault.quoted }
}

/**
 * Whether the postcode is of the right shape but not one that we know there: a mistake, or newer than our
 * table. Nobody is refused for it.
 */
export const isDoubtfulPostcode = (address: Address, rules: CountryRules | undefined): boolean =>
  readPostcode(address.postcode, formatOf(rules))?.known === false

/** What is known of the country's postcodes, for `readPostcode`. */
export const formatOf = (rules: CountryRules | undefined): PostcodeFormat => ({
  country: rules?.iso2 ?? '',
  pattern: rules?.postcodePattern ?? '',
  example: rules?.postcodeExample ?? '',
})

const isTaxId = (text: string): boolean => /^[A-Z0-9Ñ&][A-Z0-9Ñ& ./-]{3,29}$/.test(text)
