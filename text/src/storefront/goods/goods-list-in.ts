import { everyLanguage } from '../../every-language.ts'
import type { text } from './goods-list.en.ts'

/** The texts of lists of goods, in a language. */
export const goodsListIn = await everyLanguage<typeof text>((lang) => import(`./goods-list.${lang}.ts`))
