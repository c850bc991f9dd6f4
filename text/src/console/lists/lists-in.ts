import { everyLanguage } from '../../every-language.ts'
import type { text } from './lists.en.ts'

/** The texts of staff's lists, in a language. */
export const listsIn = await everyLanguage<typeof text>((lang) => import(`./lists.${lang}.ts`))
