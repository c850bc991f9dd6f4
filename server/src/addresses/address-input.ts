import type { addAddress } from '@longhaul/contract/accounts/addresses.ts'
import type { BodyOf } from '@longhaul/contract/route.ts'
import {
  type AddressProblem,
  type CountryRules,
  addressProblems,
  formatOf,
} from '@longhaul/domain/addresses/address-problems.ts'
import { type Address, type AddressField, tidyAddress } from '@longhaul/domain/addresses/address.ts'
import { readPostcode } from '@longhaul/domain/addresses/postcode.ts'
import { findProvince, provinceOf } from '@longhaul/domain/addresses/province.ts'
import type { Tx } from '../platform/database/db.ts'
import { badInput } from '../platform/http/refusal.ts'
import { exampleTelephone, readTelephone } from '../platform/documents/telephone.ts'
import { type NewAddress, findCountryRow, listProvincesOf } from './sql.ts'

type Body = BodyOf<typeof addAddress>

/** The shopper's input, normalised for storage. Refuses with every field that is invalid for its country. */
export async function readAddress(tx: Tx, body: Body): Promise<NewAddress> {
  const address = tidyAddress({
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    country: body.country,
    province: body.province,
    city: body.city,
    address: body.address,
    postcode: body.postcode,
    phone: body.phone,
    recipientTaxId: body.tax_id,
    isDefault: body.is_default,
  })
  const rules = await rulesOf(tx, address.country)
  const problems = addressProblems(address, rules)
  const phone = await readTelephone(address.phone, address.country)
  const faults = Object.fromEntries(problems.map((problem) => fieldRule(problem, rules)))
  const noPhone = faults['phone'] === undefined ? phone === null : faults['phone'] !== 'required'
  if (rules && noPhone) faults['phone'] = await telephoneRule(address.country)
  if (Object.keys(faults).length > 0) throw badInput(faults)
  const province = findProvince(address.province, address.country, rules?.provinces ?? [])
  const postcode = readPostcode(address.postcode, formatOf(rules))?.postcode
  return toRow({
    ...address,
    phone: phone ?? address.phone,
    province: province ?? address.province,
    postcode: postcode ?? address.postcode,
  })
}

async function rulesOf(tx: Tx, code: string): Promise<CountryRules | undefined> {
  const country = await findCountryRow(tx, code)
  return (
    country && {
      iso2: country.code,
      provinceRequired: country.province_required,
      postcodeUsed: country.postcode_used,
      postcodeRequired: country.postcode_required,
      postcodePattern: country.postcode_pattern,
      postcodeExample: country.postcode_example,
      provinces: (await listProvincesOf(tx, code)).map(provinceOf),
    }
  )
}

/**
 * The wire name of a field and the key of its sentence, with what to quote of it or an example if there is
 * one.
 */
function fieldRule(
  { field, problem, quoted }: AddressProblem,
  rules: CountryRules | undefined,
): [string, string] {
  if (quoted !== undefined) return [FIELD[field], `${RULE[problem]}|${quoted}`]
  const { example } = formatOf(rules)
  const isPostcode = problem === 'not_a_postcode' && example !== ''
  return [FIELD[field], isPostcode ? `postcode|${example}` : RULE[problem]]
}

/**
 * The key of the sentence for an invalid number, with an example from the country if it has telephone
 * numbers.
 */
async function telephoneRule(country: string): Promise<string> {
  const example = await exampleTelephone(country)
  return example === '' ? 'phone' : `telephone|${example}`
}

const FIELD: Readonly<Record<AddressField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  country: 'country',
  province: 'province',
  city: 'city',
  address: 'address',
  postcode: 'postcode',
  phone: 'phone',
  recipientTaxId: 'tax_id',
}

/** Maps the domain's problems to the keys of their sentences. */
const RULE: Readonly<Record<AddressProblem['problem'], string>> = {
  required: 'required',
  too_long: 'too_long',
  unknown_country: 'unknown',
  unknown_province: 'choice',
  letter_not_read: 'latin',
  letter_not_printed: 'unprintable',
  not_an_email: 'email',
  not_a_postcode: 'format',
  not_a_phone: 'format',
  not_a_tax_id: 'format',
}

const toRow = (address: Address): NewAddress => ({
  first_name: address.firstName,
  last_name: address.lastName,
  email: address.email,
  country: address.country,
  province: address.province,
  city: address.city,
  address: address.address,
  postcode: address.postcode,
  phone: address.phone,
  tax_id: address.recipientTaxId ?? '',
  is_default: address.isDefault,
})
