import { addressLines, fullName } from '@longhaul/domain/addresses/address-lines.ts'
import type { SavedAddress } from './address-values.ts'

/** A saved address as a choice of a `RadioGroup`: the name, with the rest on one line. */
export const addressChoice = (address: SavedAddress) => ({
  value: address.id,
  label: <b className="font-medium">{fullName(address)}</b>,
  hint: addressLines(address, address.country_name).join(', '),
})
