import { everyLanguage } from '../every-language.ts'
import type { text } from './digest.en.ts'

/** The words of the daily e-mail in a language. */
export const digestIn = await everyLanguage<typeof text>((lang) => import(`./digest.${lang}.ts`))
