import { everyLanguage } from '../../every-language.ts'
import type { text } from './rights-words.en.ts'

/** What each call of staff does, in a language: nothing in the first, whose words are the calls' own summaries. */
export const rightsWordsIn = await everyLanguage<typeof text>((lang) => import(`./rights-words.${lang}.ts`))
