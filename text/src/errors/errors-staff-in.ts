import { everyLanguage } from '../every-language.ts'
import type { text } from './errors-staff.en.ts'

/** The sentences for fields that only staff see, in a language. */
export const staffFieldsIn = await everyLanguage<typeof text>((lang) => import(`./errors-staff.${lang}.ts`))
