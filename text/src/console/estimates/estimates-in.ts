import { everyLanguage } from '../../every-language.ts'
import type { text } from './estimates.en.ts'

/** The texts of the estimates, in a language. */
export const estimatesIn = await everyLanguage<typeof text>((lang) => import(`./estimates.${lang}.ts`))
