import { everyLanguage } from '../every-language.ts'
import type { text } from './site-defaults.en.ts'

/** The texts of a new installation about itself, in a language. */
export const siteDefaultsIn = await everyLanguage<typeof text>((lang) => import(`./site-defaults.${lang}.ts`))
