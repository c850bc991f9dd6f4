import { everyLanguage } from '../every-language.ts'
import type { text } from './rule-words.en.ts'

/** The texts of what a rule of duty and tax says, in a language. */
export const ruleWordsIn = await everyLanguage<typeof text>((lang) => import(`./rule-words.${lang}.ts`))
