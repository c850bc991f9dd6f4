import type { Address } from '@longhaul/contract/accounts/addresses.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { shippingIn } from '@longhaul/text/documents/shipping.ts'
import type { Static } from 'typebox'
import type { AddressRow } from './sql.ts'

/** An address as it goes over the wire. */
export const toAddress = (row: AddressRow, lang: Lang): Static<typeof Address> => ({
  id: row.id,
  first_name: row.first_name,
  last_name: row.last_name,
  email: row.email,
  country: row.country,
  country_name: row.country_name[lang],
  province: row.province,
  city: row.city,
  address: row.address,
  postcode: row.postcode,
  phone: row.phone,
  tax_id: row.tax_id,
  is_default: row.is_default,
  ...(row.closed_why ? { closed: shippingIn(lang).closed(row.closed_why[lang]) } : {}),
})
