import { everyLanguage } from '../../every-language.ts'
import type { text } from './ledger.en.ts'

/** The texts of the books, in a language. */
export const ledgerIn = await everyLanguage<typeof text>((lang) => import(`./ledger.${lang}.ts`))
