import { linesOf, nameOf } from './address-lines.ts'
import type { SavedAddress } from './address-values.ts'

/** An address of the book as a choice of a `RadioGroup`: the name, and the rest in one line. */
export const addressChoice = (address: SavedAddress) => ({
  value: address.id,
  label: <b className="font-medium">{nameOf(address)}</b>,
  hint: linesOf(address, address.country_name).join(', '),
})
