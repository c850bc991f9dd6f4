import { everyLanguage } from '../every-language.ts'
import type { text } from './columns.en.ts'

/** The columns of the files that a shop imports, in a language. */
export const columnsIn = await everyLanguage<typeof text>((lang) => import(`./columns.${lang}.ts`))
