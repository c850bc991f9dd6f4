import { everyLanguage } from '../every-language.ts'
import type { text } from './answers.en.ts'

export type { QuestionKind } from './answers.en.ts'

/** The answers in a mail and the page that they open, in a language. */
export const answersIn = await everyLanguage<typeof text>((lang) => import(`./answers.${lang}.ts`))
