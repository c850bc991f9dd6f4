import { everyLanguage } from '../../every-language.ts'
import type { text } from './trade.en.ts'

/** The texts about sellers, shipping days and losses, in a language. */
export const tradeIn = await everyLanguage<typeof text>((lang) => import(`./trade.${lang}.ts`))
