import { type PrintFault, whyNotPrint } from '../printing/printable.ts'
import type { AddressParts } from './address-lines.ts'

/** The fields of an address that are printed in the letters in which they were typed. */
const PRINTED_FIELDS = ['first_name', 'last_name', 'province', 'city', 'address'] as const
export type PrintedField = (typeof PRINTED_FIELDS)[number]

/**
 * The fields of an address with letters that are not read everywhere, but at most by the post of its own country: carriers between here and there
 * may need them in Latin letters.
 */
export const localFieldsOf = (address: AddressParts): PrintedField[] =>
  PRINTED_FIELDS.filter((field) => whyNotPrint(address[field]) !== null)

/** The first field of a stored address that cannot be printed on a label to its country, with its text and the letter at fault; null if all can. */
export function unprintableIn(
  address: AddressParts,
): (PrintFault & { readonly field: PrintedField; readonly text: string }) | null {
  for (const field of PRINTED_FIELDS) {
    const text = address[field]
    const fault = whyNotPrint(text, address.country)
    if (fault) return { ...fault, field, text }
  }
  return null
}
