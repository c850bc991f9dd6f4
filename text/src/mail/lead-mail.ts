import { everyLanguage } from '../every-language.ts'
import type { text } from './lead-mail.en.ts'

/** The mail to the agency about an enquiry. */
export const leadMailIn = await everyLanguage<typeof text>((lang) => import(`./lead-mail.${lang}.ts`))
