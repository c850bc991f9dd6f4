import { everyLanguage } from '../../every-language.ts'
import type { text } from './pages.en.ts'

/** Titles and descriptions of documents, in a language. */
export const pagesIn = await everyLanguage<typeof text>((lang) => import(`./pages.${lang}.ts`))
