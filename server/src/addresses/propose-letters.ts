import { proposeLetters as route } from '@longhaul/contract/accounts/addresses.ts'
import { inPrintableLetters, loadTransliteration } from '../platform/documents/transliterate.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'

export const proposeLettersAction = writeAction(route, proposeLetters)

/** Proposes how to write an address in letters that can be printed. Stores nothing: the shopper decides. */
async function proposeLetters({ body }: WriteCall<typeof route>): Answer<typeof route> {
  await loadTransliteration()
  const inLetters = (text: string) => inPrintableLetters(text, body.country)
  return {
    first_name: inLetters(body.first_name),
    last_name: inLetters(body.last_name),
    province: inLetters(body.province),
    city: inLetters(body.city),
    address: inLetters(body.address),
  }
}
