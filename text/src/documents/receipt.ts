import { everyLanguage } from '../every-language.ts'
import type { text } from './receipt.en.ts'

/** The words of an order's receipt. */
export const receiptIn = await everyLanguage<typeof text>((lang) => import(`./receipt.${lang}.ts`))
