import { everyLanguage } from '../every-language.ts'
import type { text } from './closed-page.en.ts'

/** The page that strangers see while the shop is not open, in a language. */
export const closedPageIn = await everyLanguage<typeof text>((lang) => import(`./closed-page.${lang}.ts`))
