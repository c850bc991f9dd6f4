import { linesOf, nameOf } from './address-lines.ts'
import type { SavedAddress } from './address-values.ts'

/** A saved address as a choice of a `RadioGroup`: the name, with the rest on one line. */
export const addressChoice = (address: SavedAddress) => ({
  value: address.id,
  label: <b className="font-medium">{nameOf(address)}</b>,
  hint: linesOf(address, address.country_name).join(', '),
})
