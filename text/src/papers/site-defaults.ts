import { everyLanguage } from '../every-language.ts'
import type { text } from './site-defaults.en.ts'

/** What a new installation says of itself, in a language. */
export const siteDefaultsIn = await everyLanguage<typeof text>((lang) => import(`./site-defaults.${lang}.ts`))
