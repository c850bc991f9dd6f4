import type { AddressField } from '@longhaul/domain/addresses/address.ts'
import { addressesText } from '@longhaul/text/storefront/addresses/addresses.ts'

/** What the province is called in a country. */
export const regionWord = (country: string): string =>
  addressesText.region[REGIONS.find(([, codes]) => codes.includes(country))?.[0] ?? 'region']

/** What the postcode is called in a country. */
export const postcodeWord = (country: string): string =>
  addressesText.postcode[POSTCODES.find(([, codes]) => codes.includes(country))?.[0] ?? 'postal']

/**
 * The fields of a place in the order used in a country: from the largest unit to the smallest in East Asia,
 * from the street to the postcode elsewhere.
 */
export const placeFields = (country: string): readonly PlaceField[] =>
  LARGE_TO_SMALL.includes(country)
    ? ['postcode', 'province', 'city', 'address']
    : ['address', 'city', 'province', 'postcode']

export type PlaceField = Extract<AddressField, 'province' | 'city' | 'address' | 'postcode'>

const LARGE_TO_SMALL = ['CN', 'HK', 'MO', 'TW', 'JP', 'KR']

const REGIONS: readonly (readonly [keyof typeof addressesText.region, readonly string[]])[] = [
  ['state', ['US', 'AU', 'IN', 'BR', 'MX', 'MY', 'NG', 'VE', 'DE', 'AT']],
  ['province', ['CA', 'CN', 'AR', 'BE', 'ES', 'IT', 'NL', 'PH', 'TH', 'TR', 'VN', 'ZA', 'ID', 'KR', 'PK']],
  ['county', ['GB', 'IE', 'HU', 'NO', 'RO', 'SE', 'HR', 'EE']],
  ['prefecture', ['JP', 'GR']],
  ['emirate', ['AE']],
]

const POSTCODES: readonly (readonly [keyof typeof addressesText.postcode, readonly string[]])[] = [
  ['zip', ['US', 'PH', 'PR']],
  ['postcode', ['GB', 'AU', 'NZ', 'NL', 'MY', 'ZA']],
  ['eircode', ['IE']],
  ['pin', ['IN']],
]
