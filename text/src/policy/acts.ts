import { everyLanguage } from '../every-language.ts'
import type { text } from './acts.en.ts'

/** The names of the acts of the policy, in a language. */
export const actWords = await everyLanguage<typeof text>((lang) => import(`./acts.${lang}.ts`))
