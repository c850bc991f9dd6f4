import { everyLanguage } from '../../every-language.ts'
import type { text } from './public-list.en.ts'

/** The texts of public lists, in a language. */
export const publicListIn = await everyLanguage<typeof text>((lang) => import(`./public-list.${lang}.ts`))
