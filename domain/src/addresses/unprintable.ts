import { type PrintIssue, whyNotPrint } from '../printing/printable.ts'
import type { AddressParts } from './address-lines.ts'

/** The fields of an address that are printed in the letters in which they were typed. */
const PRINTED_FIELDS = ['first_name', 'last_name', 'province', 'city', 'address'] as const
export type PrintedField = (typeof PRINTED_FIELDS)[number]

/**
 * The fields of an address with letters that are not read everywhere, but at most by the post of its own
 * country: carriers between here and there may need them in Latin letters.
 */
export const localFieldsOf = (address: AddressParts): PrintedField[] =>
  PRINTED_FIELDS.filter((field) => whyNotPrint(address[field]) !== null)

/** A field of a stored address that cannot be printed. */
export type UnprintableField = PrintIssue & { readonly field: PrintedField }

/** The first field of a stored address that cannot be printed on a label to its country; null if all can. */
export function unprintableIn(address: AddressParts): UnprintableField | null {
  for (const field of PRINTED_FIELDS) {
    const fault = whyNotPrint(address[field], address.country)
    if (fault) return { ...fault, field }
  }
  return null
}

/** The rule that such an address breaks, for its sentence (`text/src/errors/field-sentence.ts`). */
export const unprintableRule = ({ quoted, field }: UnprintableField): string =>
  `address_unprintable|${quoted}|@${field}`
