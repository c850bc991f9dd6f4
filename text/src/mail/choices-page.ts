import { everyLanguage } from '../every-language.ts'
import type { text } from './choices-page.en.ts'
import type { text as topics } from './topics.en.ts'

/** The words of the page behind the links of mails, in a language. */
export const choicesPageIn = await everyLanguage<typeof text>((lang) => import(`./choices-page.${lang}.ts`))

/** The topics and the choices, in a language. */
export const mailTopicsIn = await everyLanguage<typeof topics>((lang) => import(`./topics.${lang}.ts`))
