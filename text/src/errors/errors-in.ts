import { everyLanguage } from '../every-language.ts'
import type { text } from './errors.en.ts'

/** The sentences of refusals and fields, in a language. */
export const errorsIn = await everyLanguage<typeof text>((lang) => import(`./errors.${lang}.ts`))
