import { everyLanguage } from '../every-language.ts'
import type { text } from './landed-cost.en.ts'

/** The texts of the cost of goods to the door, in a language. */
export const landedCostIn = await everyLanguage<typeof text>((lang) => import(`./landed-cost.${lang}.ts`))
