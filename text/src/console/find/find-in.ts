import { everyLanguage } from '../../every-language.ts'
import type { text } from './find.en.ts'

/** The names of pages and actions, in a language. */
export const findIn = await everyLanguage<typeof text>((lang) => import(`./find.${lang}.ts`))
