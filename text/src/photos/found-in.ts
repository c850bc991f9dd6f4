import { everyLanguage } from '../every-language.ts'
import type { text } from './found.en.ts'

/** What inspection found, in a language. */
export const foundIn = await everyLanguage<typeof text>((lang) => import(`./found.${lang}.ts`))
