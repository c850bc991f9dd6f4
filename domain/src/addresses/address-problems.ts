import { isEmail } from '../accounts/email.ts'
import { type Address, ADDRESS_FIELDS, ADDRESS_MAX, type AddressField } from './address.ts'
import { whyNotPrint } from '../printing/printable.ts'
import { isPhone } from './phone.ts'
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
  /** The provinces to choose from, where there is a list. */
  readonly provinces?: readonly Province[]
}

/** A problem with one field. The name is the key of its message; problems of letters name the first one. */
export type AddressProblem = {
  readonly field: AddressField
  readonly letter?: string
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
 * All problems of a tidied address, at most one per field, in the order of the form. `rules` are those of the chosen country, undefined
 * if there is no such country. Used by the form on blur and by the server.
 */
export function addressProblems(address: Address, rules: CountryRules | undefined): AddressProblem[] {
  return ADDRESS_FIELDS.flatMap((field) => {
    const problem = problemOf(field, address, rules)
    if (problem === null) return []
    return typeof problem === 'string' ? [{ field, problem }] : [{ field, ...problem }]
  })
}

/** Whether a country requires this field. A postcode is required only where postcodes exist; people with one name have no last name. */
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
  if ([...text].length > ADDRESS_MAX[field]) return 'too_long'
  switch (field) {
    case 'email':
      return isEmail(text) ? null : 'not_an_email'
    case 'postcode':
      return isPostcode(text, rules?.postcodePattern) ? null : 'not_a_postcode'
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
  return { problem: fault.why === 'script' ? 'letter_not_read' : 'letter_not_printed', letter: fault.letter }
}

/** Letters, digits, blanks and hyphens with at least one digit, as in every postcode. Must match the country's format, if known, with or without blanks. */
function isPostcode(text: string, pattern = ''): boolean {
  if (!/^[A-Z0-9][A-Z0-9 -]{1,11}$/.test(text) || !/\d/.test(text)) return false
  if (pattern === '') return true
  const shape = new RegExp(`^(?:${pattern})$`)
  return [text, text.replaceAll(' ', ''), text.replaceAll(/[ -]/g, '')].some((entry) => shape.test(entry))
}

const isTaxId = (text: string): boolean => /^[A-Z0-9][A-Z0-9 ./-]{3,29}$/.test(text)
