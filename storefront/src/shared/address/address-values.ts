import type { Body, Reply } from '@longhaul/contract/routes.ts'
import {
  type AddressProblem,
  type CountryRules,
  addressProblems,
  formatOf,
  isDoubtfulPostcode,
} from '@longhaul/domain/addresses/address-problems.ts'
import { type Address, type AddressField, tidyAddress } from '@longhaul/domain/addresses/address.ts'
import { isLongPhone } from '@longhaul/domain/addresses/phone.ts'
import { unreachableByExpress } from '@longhaul/domain/addresses/po-box.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'

/** A saved address as the server returns it. */
export type SavedAddress = Reply<'GET /addresses'>['addresses'][number]
/**
 * The form's values. The names are those of the wire format, so that the server's field errors can be matched
 * to their fields.
 */
export type AddressValues = Body<'POST /addresses'>

/** In the order of the page, because mistakes are listed in that order. */
export const noAddress: AddressValues = {
  country: '',
  first_name: '',
  last_name: '',
  address: '',
  city: '',
  province: '',
  postcode: '',
  phone: '',
  email: '',
  tax_id: '',
  is_default: false,
}

/** The form's initial values for a saved address. */
export function valuesOf({
  id: _id,
  country_name: _name,
  closed: _closed,
  ...values
}: SavedAddress): AddressValues {
  return { ...noAddress, ...values }
}

/**
 * The validation errors of each field, by the rules of the chosen country; the server applies the same rules.
 */
export function addressChecks(rulesOf: (country: string) => CountryRules | undefined) {
  const check = (field: AddressField) => (_value: unknown, all: AddressValues) => {
    const address = tidyAddress(toAddress(all))
    const problem = addressProblems(address, rulesOf(address.country)).find(
      (addressProblem) => addressProblem.field === field,
    )
    return problem ? sentenceOf(problem, rulesOf(address.country)) : null
  }
  return {
    first_name: check('firstName'),
    last_name: check('lastName'),
    email: check('email'),
    country: check('country'),
    province: check('province'),
    city: check('city'),
    address: check('address'),
    postcode: check('postcode'),
    phone: check('phone'),
    tax_id: check('recipientTaxId'),
  }
}

/** Converts a country of `GET /country` to the domain's rules. */
export const toRules = (country: Country): CountryRules => ({
  iso2: country.code,
  provinceRequired: country.province_required,
  postcodeUsed: country.postcode_used,
  postcodeRequired: country.postcode_required,
  postcodePattern: country.postcode_pattern,
  postcodeExample: country.postcode_example,
})

/** What looks like a mistake and may be right: the form says so and saves it. */
export function addressDoubts(values: AddressValues, country: Country | undefined): AddressDoubts {
  const trouble = unreachableByExpress(values)
  const unreachable = trouble ? { address: addressesText.unreachable[trouble] } : {}
  if (!country) return unreachable
  const address = tidyAddress(toAddress(values))
  const { postcode_example: postcode, phone_example: phone } = country
  return {
    ...unreachable,
    ...(isDoubtfulPostcode(address, toRules(country))
      ? { postcode: addressesText.doubts.postcode(postcode) }
      : {}),
    ...(isLongPhone(address.phone, phone) ? { phone: addressesText.doubts.phone(phone) } : {}),
  }
}

type Country = Reply<'GET /country'>['countries'][number]
export type AddressDoubts = {
  readonly address?: string
  readonly postcode?: string
  readonly phone?: string
}

function sentenceOf(
  { field, problem, quoted = '' }: AddressProblem,
  rules: CountryRules | undefined,
): string {
  if (problem === 'required') return addressesText.required[field]
  if (problem === 'letter_not_read' || problem === 'letter_not_printed')
    return addressesText.letters[problem](quoted)
  const { example } = formatOf(rules)
  return problem === 'not_a_postcode' && example !== ''
    ? addressesText.notAPostcode(example)
    : addressesText.problems[problem]
}

const toAddress = (values: AddressValues): Address => ({
  firstName: values.first_name,
  lastName: values.last_name,
  email: values.email,
  country: values.country,
  province: values.province,
  city: values.city,
  address: values.address,
  postcode: values.postcode,
  phone: values.phone,
  recipientTaxId: values.tax_id,
  isDefault: values.is_default,
})
