import type { AddressParts } from '@longhaul/domain/addresses/address-lines.ts'
import { localFieldsOf } from '@longhaul/domain/addresses/unprintable.ts'
import { inPrintableLetters, loadTransliteration } from '../platform/documents/transliterate.ts'
import { badInput } from '../platform/http/refusal.ts'

/** A text as a value of a rule, whose values are separated by bars. */
const withoutBars = (text: string): string => text.replaceAll('|', '¦')

/**
 * Refuses an address that is not wholly in Latin letters, and proposes a spelling for each such field. The
 * post of its country reads it, but no carrier says in its papers whether its own systems do: without this
 * question the booking might be refused, or the label be empty.
 */
export async function refuseLocalLetters(address: AddressParts): Promise<void> {
  const fields = localFieldsOf(address)
  if (fields.length === 0) return
  await loadTransliteration()
  const proposals = fields.map((field) => {
    const text = address[field]
    return [field, `in_latin|${withoutBars(text)}|${withoutBars(inPrintableLetters(text, ''))}`] as const
  })
  throw badInput(Object.fromEntries(proposals), 'letters_unknown')
}
