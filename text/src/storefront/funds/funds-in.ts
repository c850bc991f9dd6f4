import { everyLanguage } from '../../every-language.ts'
import type { text } from './funds.en.ts'

/** The texts of a statement, in a language. */
export const fundsIn = await everyLanguage<typeof text>((lang) => import(`./funds.${lang}.ts`))
