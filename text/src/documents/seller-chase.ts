import { everyLanguage } from '../every-language.ts'
import type { text } from './seller-chase.en.ts'

/** What is written to a seller whose order is late, in a language. */
export const sellerChaseIn = await everyLanguage<typeof text>((lang) => import(`./seller-chase.${lang}.ts`))
