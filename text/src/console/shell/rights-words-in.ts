import { everyLanguage } from '../../every-language.ts'
import type { text } from './rights-words.en.ts'

/**
 * What each staff call does, in a language: empty for the first language, which uses the calls' own
 * summaries.
 */
export const rightsWordsIn = await everyLanguage<typeof text>((lang) => import(`./rights-words.${lang}.ts`))
