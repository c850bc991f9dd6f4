import { everyLanguage } from '../every-language.ts'
import type { text } from './door.en.ts'

/** The texts of the cost of goods to the door, in a language. */
export const doorIn = await everyLanguage<typeof text>((lang) => import(`./door.${lang}.ts`))
