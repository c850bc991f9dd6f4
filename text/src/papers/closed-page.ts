import { everyLanguage } from '../every-language.ts'
import type { text } from './closed-page.en.ts'

/** What strangers read of a shop that is not open. */
export const closedPageIn = await everyLanguage<typeof text>((lang) => import(`./closed-page.${lang}.ts`))
