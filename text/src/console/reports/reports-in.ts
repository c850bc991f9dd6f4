import { everyLanguage } from '../../every-language.ts'
import type { text } from './reports.en.ts'

/** The texts of the reports, in a language. */
export const reportsIn = await everyLanguage<typeof text>((lang) => import(`./reports.${lang}.ts`))
